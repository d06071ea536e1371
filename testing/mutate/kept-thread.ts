import type { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';
import type { RunnerTestSuite } from 'vitest';
import { type PoolOptions, type TestProject, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node';
import { durations } from './durations.ts';
import { secondsVariable } from './groups.ts';
import { portions } from './portions.ts';

const pool = 'kept-thread';

/** The thread of the run before, with all that it has loaded, and how many runs it has had: it grows with each. */
let kept: Worker | undefined;
let runs = 0;
const mostRuns = 100;

/** After so many seconds of reckoning no more tests are tried for a change: it counts as one that was not noticed. */
const mostSeconds = Number(process.env[secondsVariable] ?? Number.POSITIVE_INFINITY);

/**
 * Tests of which nothing is heard while they reckon for so many seconds, and so many times as long as they take else, run
 * for ever. The time that passes says nothing: on a busy machine they take long.
 */
const endless = { seconds: 10, times: 5 };

/** The seconds of reckoning that this process has had. */
function reckoned(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/**
 * One thread for one run after another. Vitest ends it after each, and the next would load a whole game again, which takes far
 * longer than the few tests that one change needs. A change to what is worked out while modules load gets a new one.
 */
class KeptThread extends ThreadsPoolWorker {
  override readonly name = pool;
  private readonly project: TestProject;
  private readonly isFresh: boolean;
  private readonly isFirst: boolean;
  private begun = 0;
  private isTakenOver = false;
  private isDone = false;
  private isEndless = false;
  private heardAt = 0;
  private watch: NodeJS.Timeout | undefined;
  private files: readonly string[] = [];
  private runs: WorkerRequest[] = [];
  private again: WorkerRequest[] | undefined;

  constructor(options: PoolOptions) {
    super(options);
    this.project = options.project;
    const told: { mutantActivation?: unknown; mode?: unknown } = options.project.getProvidedContext();
    this.isFresh = told.mutantActivation === 'static';
    this.isFirst = told.mode === 'dry-run';
  }

  override async start(): Promise<void> {
    this.project.vitest.state.errorsSet.clear();
    this.isTakenOver = kept !== undefined && !this.isFresh;
    if (!this.isTakenOver) return super.start();
    this.inside._thread = kept;
    kept = undefined;
    runs++;
  }

  override send(message: WorkerRequest): void {
    const { type } = message;
    if (type === 'start' && this.isTakenOver) {
      this.answer('started');
    } else if (type === 'stop' && (!this.isFresh || this.isEndless)) {
      this.isDone = !this.isEndless;
      this.answer('stopped');
    } else if (type === 'run') {
      // The names of the tests to run stand in the configuration, which a thread is told only when it starts.
      const context = { ...message.context, config: this.project.serializedConfig };
      this.files = context.files.map(({ filepath }) => filepath);
      this.runs = portions(context.files).map(files => ({ ...message, context: { ...context, files } }));
      this.again = [...this.runs];
      this.begun = reckoned();
      this.watchForEndless();
      this.sendNext();
    } else {
      super.send(message);
    }
  }

  /** Stryker would wait for longer, and then begin with a new process. */
  private watchForEndless(): void {
    if (this.isFirst) return;
    const known = durations();
    const longest = Math.max(0, ...this.files.map(file => known[file] ?? 0)) / 1000;
    const most = endless.seconds + endless.times * longest;
    this.heardAt = reckoned();
    this.watch = setInterval(() => {
      if (reckoned() - this.heardAt < most) return;
      clearInterval(this.watch);
      this.isEndless = true;
      this.project.vitest.state.errorsSet.add(new Error('the tests run for ever'));
      this.answer('testfileFinished');
    }, 500);
  }

  /** Some at a time: vitest would load all that are left, to pass over their tests, when one has noticed the change. */
  private sendNext(): void {
    super.send(this.runs.shift()!);
  }

  override on(event: string, callback: (told: unknown) => void): void {
    const heard = (message: { type?: string }) => {
      this.heardAt = reckoned();
      if (this.isEndless) return callback(message);
      const isFinished = message.type === 'testfileFinished';
      const hasFailed = isFinished && this.hasFailed();
      if (isFinished && this.isLate()) this.runs = [];
      else if (isFinished && !hasFailed && this.runs.length === 0 && this.wasPassedOver()) this.runs = this.askAgain();
      if (!isFinished || hasFailed || this.runs.length === 0) callback(message);
      else this.sendNext();
    };
    super.on(event, event === 'message' ? heard : callback);
  }

  override async stop(): Promise<void> {
    clearInterval(this.watch);
    if (!this.isDone) return super.stop();
    if (runs >= mostRuns) {
      runs = 0;
      return super.stop();
    }
    kept = this.inside._thread;
    for (const event of ['message', 'error', 'exit']) kept?.removeAllListeners(event);
    this.inside._thread = undefined;
  }

  /** The first run, of everything as it is, takes its time. */
  private isLate(): boolean {
    return !this.isFirst && reckoned() - this.begun > mostSeconds;
  }

  /** Stryker sees tests that fail, but not what keeps them from running: a file that cannot be loaded, a hook that throws. */
  private hasFailed(): boolean {
    const { state } = this.project.vitest;
    const failed = state.getFiles().filter(({ result }) => result?.state === 'fail');
    for (const { result, name } of failed.flatMap(withSuites)) {
      const [why] = result?.errors ?? [];
      if (why !== undefined) state.errorsSet.add(new Error(`the tests of ${name} cannot run: ${why.message}`));
    }
    return failed.length > 0;
  }

  /** Each file was chosen for a test of it that comes by the change. If none of them ran, nothing was shown. */
  private wasPassedOver(): boolean {
    const { state } = this.project.vitest;
    const hasRun = new Set(
      state
        .getFiles()
        .filter(hasRunTest)
        .map(({ filepath }) => filepath),
    );
    return this.files.some(file => !hasRun.has(file));
  }

  /** Once more, and once only: what is passed over twice stays so, and is told. */
  private askAgain(): WorkerRequest[] {
    const again = this.again ?? [];
    console.error(`Tests were passed over: ${again.length === 0 ? 'nothing is shown by that' : 'they run again'}.`);
    this.again = undefined;
    return again;
  }

  private answer(type: 'started' | 'stopped' | 'testfileFinished'): void {
    queueMicrotask(() => this.inside._thread?.emit('message', { type, __vitest_worker_response__: true }));
  }

  /** What the class keeps to itself. */
  private get inside(): { _thread: Worker | undefined } {
    return this as unknown as { _thread: Worker | undefined };
  }
}

/** A file of tests and all groups of tests in it. */
function withSuites(suite: RunnerTestSuite): RunnerTestSuite[] {
  return [suite, ...suite.tasks.flatMap(task => (task.type === 'suite' ? withSuites(task) : []))];
}

function hasRunTest(suite: RunnerTestSuite): boolean {
  return suite.tasks.some(task => (task.type === 'suite' ? hasRunTest(task) : isRun(task.result?.state)));
}

function isRun(state: string | undefined): boolean {
  return state === 'pass' || state === 'fail';
}

/** Stryker asks for plain threads, whatever the configuration says. */
export const keptThread: Plugin = {
  name: pool,
  configureVitest({ project }: { project: TestProject }) {
    const poolRunner = { name: pool, createPoolWorker: (options: PoolOptions) => new KeptThread(options) };
    Object.assign(project.config, { pool, poolRunner });
  },
};
