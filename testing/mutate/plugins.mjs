import { channel } from 'node:diagnostics_channel';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Inside, a broken invariant throws: that it does matters, and not in which words. Words for people are no literals here. */
const wordsOfErrors = {
  shouldIgnore({ node, parentPath }) {
    const isWords = node.type === 'StringLiteral' || node.type === 'TemplateLiteral';
    const around = parentPath?.node;
    const isThrown = around?.type === 'NewExpression' && parentPath.parentPath?.node.type === 'ThrowStatement';
    return isWords && isThrown && around.arguments.includes(node) ? 'the words of an error that is thrown' : undefined;
  },
};

/** Tells each change as soon as it is tried, so that a run that is cut short is not lost. */
const oneByOne = {
  onMutantTested(mutant) {
    channel('starboard.mutants').publish(mutant);
  },
};

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'words-of-errors', wordsOfErrors),
  declareValuePlugin(PluginKind.Reporter, 'one-by-one', oneByOne),
];
