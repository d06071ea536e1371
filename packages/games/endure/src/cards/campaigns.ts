import type { CampaignEntry, CampaignId } from '../types.ts';

/** ETS-CAMP-08..12, ETS-ERR-09 */
export const campaigns: { readonly [C in CampaignId]: CampaignEntry } = {
  terrible: { stages: [['CG04'], ['CG06', 'CG05'], ['CG07']], needs: ['medic'] },
  fire: { stages: [['CG08', 'CG09'], ['CG10'], ['CG11']], needs: [] },
  sentry: { stages: [['CO12'], ['CO13'], ['CO14'], ['CO15']], needs: ['technician'] },
  divided: { stages: [['ROP16'], ['ROP17'], ['ROP18'], ['ROP19']], needs: ['medic'] },
};
