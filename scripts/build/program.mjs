// Builds the `starboard` command with all that it needs into the folder that it is given.
import { bundleToGo } from '../bundle.mjs';
import { native, programs } from './parts.mjs';

await bundleToGo(programs, process.argv[2], native);
