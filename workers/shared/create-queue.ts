/** Runs jobs one after the other, in the order of the calls. A job that fails does not hold the next one up. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(run: () => Promise<Result>): Promise<Result> => {
    const result = last.then(run, run);
    last = result;
    return result;
  };
}
