import type { GivenSettings } from '@starboard/server';
import type { Command } from 'commander';
import { add, type Context, languageOption, whenCalled } from '../commanding.ts';
import { allRules } from '../games.ts';
import { text } from '../text/index.ts';
import type { BlockFlags, ListFlags } from './admin.ts';
import type { DoctorFlags } from './doctor.ts';
import type { UpkeepFlags } from './place.ts';
import type { PruneFlags } from './prune.ts';
import type { RestoreFlags } from './restore.ts';

/** The commands for whoever looks after a server. What they take is loaded for whoever calls one of them. */
export function addUpkeep(program: Command, context: Context): void {
  addBackup(program, context);
  addRestore(program, context);
  addDoctor(program, context);
  addPrune(program, context);
  addAdmin(program, context);
}

function addBackup(program: Command, context: Context): void {
  const { say, around } = context;
  const command = add(program, 'backup', context).argument('<file>', say(text('cli.help.backupFile')));
  whenPlaced(program, command, context, async given => {
    const [{ placeFrom }, { backup }] = await Promise.all([import('./place.ts'), import('./backup.ts')]);
    command.action((file: string, flags: UpkeepFlags) => backup(file, placeFrom(given, around), flags, around));
  });
}

function addRestore(program: Command, context: Context): void {
  const { say, around, shelves } = context;
  const command = add(program, 'restore', context)
    .argument('<file>', say(text('cli.help.restoreFile')))
    .option('--replace', say(text('cli.help.replace')))
    .option('--accept-damage', say(text('cli.help.acceptDamage')));
  whenPlaced(program, command, context, async given => {
    const [{ placeFrom }, { restore }] = await Promise.all([import('./place.ts'), import('./restore.ts')]);
    command.action(async (file: string, flags: RestoreFlags) =>
      restore(file, placeFrom(given, around), await allRules(shelves), flags, around),
    );
  });
}

function addDoctor(program: Command, context: Context): void {
  const { say, around, shelves } = context;
  const command = add(program, 'doctor', context)
    .argument('[file]', say(text('cli.help.doctorFile')))
    .option('--replay', say(text('cli.help.doctorReplays')))
    .option('--json', say(text('cli.help.json')));
  whenPlaced(program, command, context, async given => {
    const [{ placeFrom }, { doctor }] = await Promise.all([import('./place.ts'), import('./doctor.ts')]);
    command.action(async (file: string | undefined, flags: DoctorFlags) =>
      doctor(file, placeFrom(given, around), await allRules(shelves), flags, around),
    );
  });
}

function addPrune(program: Command, context: Context): void {
  const { say, around } = context;
  const command = add(program, 'prune', context)
    .summary(say(text('cli.help.prune')))
    .description(say(text('cli.help.pruneWhat')))
    .option('--older-than <span>', say(text('cli.help.olderThan')))
    .option('--cold-older-than <span>', say(text('cli.help.coldOlderThan')))
    .option('--dry-run', say(text('cli.help.dryRun')));
  whenPlaced(program, command, context, async given => {
    const [{ placeFrom }, { prune }] = await Promise.all([import('./place.ts'), import('./prune.ts')]);
    command.action((flags: PruneFlags) => prune(placeFrom(given, around), flags, around));
  });
}

function addAdmin(program: Command, context: Context): void {
  const { say, around } = context;
  const admin = add(program, 'admin', context).helpCommand(false);
  const sub = (name: 'matches' | 'end' | 'block' | 'unblock') =>
    admin
      .command(name)
      .description(say(text(`cli.help.admin.${name}`)))
      .helpOption('-h, --help', say(text('cli.help.help')));
  const load = () => Promise.all([import('./place.ts'), import('./admin.ts')]);

  const matches = sub('matches')
    .option('--running', say(text('cli.help.running')))
    .option('--json', say(text('cli.help.jsonLines')));
  whenPlaced(admin, matches, context, async given => {
    const [{ placeFrom }, { listMatches }] = await load();
    matches.action((flags: ListFlags) => listMatches(placeFrom(given, around), flags, around));
  });

  const end = sub('end').argument('<match...>', say(text('cli.help.matchIds')));
  whenPlaced(admin, end, context, async given => {
    const [{ placeFrom }, { endMatches }] = await load();
    end.action((ids: string[], flags: UpkeepFlags) => endMatches(ids, placeFrom(given, around), flags, around));
  });

  const block = sub('block')
    .argument('[network...]', say(text('cli.help.networks')))
    .option('--note <words>', say(text('cli.help.note')));
  whenPlaced(admin, block, context, async given => {
    const [{ placeFrom }, admin] = await load();
    block.action((networks: string[], flags: BlockFlags) =>
      admin.block(networks, placeFrom(given, around), flags, around),
    );
  });

  const unblock = sub('unblock').argument('<network...>', say(text('cli.help.networks')));
  whenPlaced(admin, unblock, context, async given => {
    const [{ placeFrom }, admin] = await load();
    unblock.action((networks: string[], flags: UpkeepFlags) =>
      admin.unblock(networks, placeFrom(given, around), flags, around),
    );
  });
}

/** A command that is told where everything is kept, as the server is. */
function whenPlaced(
  above: Command,
  command: Command,
  context: Context,
  prepare: (given: GivenSettings) => Promise<void>,
): void {
  whenCalled(above, command, async () => {
    const { addPlace } = await import('./place.ts');
    const given = addPlace(command, context.say);
    command.addOption(languageOption(context));
    await prepare(given);
  });
}
