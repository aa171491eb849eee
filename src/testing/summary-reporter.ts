/** Ends a test run with one line that says how it went, after whatever else is printed. */
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';

const mostListed = 10;
/** Enough to see what went wrong; the whole of it is printed above. */
const longestReason = 400;

interface FileTime {
  name: string;
  seconds: number;
}

export class SummaryReporter implements Reporter {
  #vitest: Vitest | undefined;
  #passed = 0;
  #failed = 0;
  #failures: string[] = [];
  #skipped: TestCase[] = [];
  #times: FileTime[] = [];
  #withoutPostgres = '';
  #budget: number;

  /** `budget`: seconds a file may take; one that takes longer is named, and wants to be split or moved to the soak. */
  constructor({ budget = 30 } = {}) {
    this.#budget = budget;
  }

  onInit(vitest: Vitest) {
    this.#vitest = vitest;
    // Other reporters, coverage and teardown still print after the run has ended.
    if (!vitest.config.watch) process.once('exit', (code) => this.#print(code));
  }

  onTestRunEnd(modules: ReadonlyArray<TestModule>, unhandledErrors: ReadonlyArray<SerializedError>) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    const brokenSuites = suites.filter((suite) => suite.errors().length > 0);

    this.#passed = inState('passed').length;
    const failures = [...inState('failed'), ...brokenSuites].map(describeFailure);
    this.#failures = [
      ...failures,
      ...unhandledErrors.map((error) => `  outside of any test: ${shorten(error)}`),
    ];
    this.#failed = this.#failures.length;
    // What an interruption left pending has not run either.
    this.#skipped = [...inState('skipped'), ...inState('pending')];
    this.#withoutPostgres = reasonWithoutPostgres(modules);
    this.#times = modules.map(timeOf).toSorted((a, b) => b.seconds - a.seconds);
    if (this.#vitest?.config.watch) this.#print();
  }

  #print(exitCode = 0) {
    // A run that fails by other means, such as its teardown or finding no tests, must not read as passed.
    const failed = this.#failed || (exitCode === 0 ? 0 : 1);
    const skipped = this.#skipped.length;
    // Tests that a name pattern left out were not meant to run; there may be hundreds.
    const listed = this.#vitest?.config.testNamePattern ? [] : this.#skipped;
    const lines = [
      ...describeTimes(this.#times, this.#budget),
      ...(listed.length > 0 ? ['', 'Skipped:', ...describeAllSkipped(listed), ''] : []),
      ...(this.#withoutPostgres ? ['', `NO POSTGRESQL: ${this.#withoutPostgres}`, ''] : []),
      ...(this.#failures.length > 0 ? ['', 'Failed:', ...this.#failures, ''] : []),
      `${this.#passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  }
}

/** Why the database tests had to do with the embedded database alone. */
function reasonWithoutPostgres(modules: ReadonlyArray<TestModule>): string {
  const reasons = modules.map(({ project }) => project.getProvidedContext().postgresMissing);
  const reason = reasons.find(Boolean);
  return reason ? `the database tests ran on the embedded database only (${reason}).` : '';
}

function timeOf(module: TestModule): FileTime {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  const name = [module.project.name, module.relativeModuleId].filter(Boolean).join(' ');
  return { name, seconds: (collectDuration + setupDuration + duration) / 1000 };
}

/** Of a run that was long enough for it to matter. */
function describeTimes(times: FileTime[], budget: number) {
  const sum = times.reduce((total, { seconds }) => total + seconds, 0);
  if (sum < 2 * budget) return [];
  const slowest = times.slice(0, mostListed).map(({ name, seconds }) => {
    const over = seconds > budget ? `, over its ${budget}` : '';
    return `  ${seconds.toFixed(0).padStart(4)} s  ${name}${over}`;
  });
  return ['', `The slowest of ${times.length} files, ${sum.toFixed(0)} s in all:`, ...slowest, ''];
}

function describeFailure(failed: TestCase | TestSuite | TestModule) {
  const errors = failed.type === 'test' ? (failed.result().errors ?? []) : failed.errors();
  return [nameOf(failed), ...errors.map((error) => `    ${shorten(error)}`)].join('\n');
}

const shorten = ({ message }: { message: string }) =>
  message.replace(/\s+/g, ' ').trim().slice(0, longestReason);

/** The tests of a suite that failed are counted; the suite itself is listed as failed. */
function describeAllSkipped(tests: TestCase[]) {
  const neverBegun = Map.groupBy(tests.filter(inBrokenSuite), ({ module }) => module.relativeModuleId);
  return [
    ...tests.filter((test) => !inBrokenSuite(test)).map(describeSkipped),
    ...[...neverBegun].map(([name, { length }]) => `  ${name}: ${length} in a suite that failed`),
  ];
}

function describeSkipped(test: TestCase) {
  const reason = reasonOf(test);
  return `${nameOf(test)}${reason ? `: ${reason}` : ''}`;
}

const nameOf = (part: TestCase | TestSuite | TestModule) =>
  part.type === 'module'
    ? `  ${part.relativeModuleId}`
    : `  ${part.module.relativeModuleId} > ${part.fullName}`;

function reasonOf(test: TestCase) {
  const result = test.result();
  if (result.state === 'pending') return 'the run was interrupted';
  if (result.state === 'skipped' && result.note) return result.note;
  if (test.options.mode === 'todo') return 'not written yet';
}

function inBrokenSuite({ parent }: TestCase | TestSuite): boolean {
  return parent.errors().length > 0 || (parent.type === 'suite' && inBrokenSuite(parent));
}
