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

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'words-of-errors', wordsOfErrors)];
