/** Recipes that nothing before sign-in draws. Only the frame's stylesheet has them. */
const behindSignIn = [
  'bulk-bar',
  'chart',
  'column-menu',
  'data-table',
  'date-range',
  'filter-bar',
  'pagination',
  'popover',
  'sheet',
  'tabs',
  'text-area',
]

const ofFrame = new RegExp(`\\.(?:${behindSignIn.join('|')})(?:__|--|(?![\\w-]))`)

/**
 * Panda makes the whole stylesheet of whatever file asks for it. This leaves in `index.css` what the first page needs,
 * and in `frame.css` what comes with the frame; the layers keep the order that both begin with.
 *
 * @returns {import('postcss').Plugin}
 */
export const splitStyles = () => ({
  postcssPlugin: 'split-styles',
  Once(root, { result }) {
    const isFrame = result.opts.from?.includes('frame.css') ?? false
    root.walkRules((rule) => {
      if (rule.selectors.every((selector) => ofFrame.test(selector)) !== isFrame) rule.remove()
    })
    if (!isFrame) return
    // Tokens, fonts and movements are there already.
    root.walkAtRules((rule) => {
      if (/^(keyframes|font-face|property)$/.test(rule.name)) rule.remove()
    })
    dropEmpty(root)
  },
})

/** At-rules that lost everything within, the innermost first. */
function dropEmpty(container) {
  for (const node of container.nodes.slice()) {
    if (node.type !== 'atrule' || node.nodes === undefined) continue
    dropEmpty(node)
    if (node.nodes.length === 0) node.remove()
  }
}
