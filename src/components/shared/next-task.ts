/** Resolves in a task of its own, so that the page can respond to input and draw before that. */
export const nextTask = (): Promise<unknown> =>
  new Promise((go) => {
    setTimeout(go);
  });
