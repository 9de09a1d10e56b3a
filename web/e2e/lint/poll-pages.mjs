/**
 * Lint rule of the browser tests: an expectation of a page is polled, since what it expects may arrive a moment later. A value of a
 * response, or of a certain moment, is awaited into a constant first. axe-core examines a page as it is then.
 */
const MESSAGE =
  "A page may not show this yet: poll it by `await expect.poll(() => …)`. Await the value of a response, or of this very moment, before `expect`.";

const EXAMINATIONS = ["accessibilityViolations", "violationsEverywhere"];

/** Returns the call of `expect` that takes the node as an argument, or a part of one. */
function expectationOf(node) {
  for (let child = node; child.parent; child = child.parent) {
    const { parent } = child;
    if (/Function/.test(parent.type)) return undefined;
    if (parent.type === "CallExpression" && parent.callee.name === "expect" && parent.arguments.includes(child))
      return parent;
  }
  return undefined;
}

const isAddressOfPage = ({ callee }) =>
  callee.name === "pathAndQuery" || (callee.object?.name === "page" && callee.property?.name === "url");

const pollPages = {
  create(context) {
    const report = (node) => {
      if (expectationOf(node)) context.report({ node, message: MESSAGE });
    };
    return {
      AwaitExpression(node) {
        if (!EXAMINATIONS.includes(node.argument.callee?.name)) report(node);
      },
      CallExpression(node) {
        if (isAddressOfPage(node)) report(node);
      },
    };
  },
};

export default { meta: { name: "e2e" }, rules: { "poll-pages": pollPages } };
