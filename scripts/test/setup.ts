import fc from 'fast-check';

// The same examples on every machine, so that a red run is a red run everywhere. FC_SEED tries others.
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 1) });
