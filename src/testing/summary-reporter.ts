/** Ends a test run with one line that says how it went, after whatever else is printed. */
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';

const mostListed = 10;

interface FileTime {
  name: string;
  seconds: number;
}

export class SummaryReporter implements Reporter {
  #vitest: Vitest | undefined;
  #passed = 0;
  #failed = 0;
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
    this.#failed = inState('failed').length + brokenSuites.length + unhandledErrors.length;
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
      ...(listed.length > 0 ? ['', 'Skipped:', ...listed.map(describeSkipped), ''] : []),
      ...(this.#withoutPostgres ? ['', `NO POSTGRESQL: ${this.#withoutPostgres}`, ''] : []),
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

function describeSkipped(test: TestCase) {
  const reason = reasonOf(test);
  return `${nameOf(test)}${reason ? `: ${reason}` : ''}`;
}

const nameOf = (test: TestCase) => `  ${test.module.relativeModuleId} > ${test.fullName}`;

function reasonOf(test: TestCase) {
  const result = test.result();
  if (result.state === 'pending') return 'the run was interrupted';
  if (result.state === 'skipped' && result.note) return result.note;
  if (test.options.mode === 'todo') return 'not written yet';
  if (inBrokenSuite(test)) return 'its suite failed';
}

function inBrokenSuite({ parent }: TestCase | TestSuite): boolean {
  return parent.errors().length > 0 || (parent.type === 'suite' && inBrokenSuite(parent));
}
