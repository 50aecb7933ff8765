/** Recipes of what may be drawn before sign-in. All others come with the frame's stylesheet. */
const beforeSignIn = [
  'banner',
  'button',
  'checkbox',
  'dialog',
  'error-state',
  'field',
  'heading',
  'link',
  'logo',
  'select',
  'spinner',
  'stack',
  'toast',
]

const isFirst = new RegExp(`\\.(?:${beforeSignIn.join('|')})(?:__|--|(?![\\w-]))`)

/**
 * Panda makes the whole stylesheet of whatever file asks for it. This leaves in `index.css` what the first page needs,
 * and in `frame.css` what comes with the frame; the layers keep the order that both begin with.
 *
 * Utilities override each other by their order, so `frame.css`, which comes later, has them all: whatever `index.css`
 * has of them is there again in its place among the others.
 *
 * @param {() => string} [first] makes the styles of what may be drawn before sign-in; without it `index.css` keeps
 *   every utility, which spares a development server the wait
 * @returns {import('postcss').Plugin}
 */
export const splitStyles = (first) => ({
  postcssPlugin: 'split-styles',
  Once(root, { result, postcss }) {
    const isFrame = result.opts.from?.includes('frame.css') ?? false
    const needed = !isFrame && first ? utilitySelectors(postcss.parse(first())) : undefined
    root.walkRules((rule) => {
      if (isIn(rule, 'utilities')) {
        if (!needed) return
        rule.selectors = rule.selectors.filter((selector) => needed.has(plain(selector)))
        if (rule.selector === '') rule.remove()
      } else if (isOfFrame(rule) !== isFrame) rule.remove()
    })
    dropEmpty(root)
    if (!isFrame) return
    // Tokens, fonts and movements are there already.
    root.walkAtRules((rule) => {
      if (/^(keyframes|font-face|property)$/.test(rule.name)) rule.remove()
    })
    dropEmpty(root)
  },
})

/** @param {import('postcss').Rule} rule */
const isOfFrame = (rule) =>
  isIn(rule, 'recipes') && !rule.selectors.some((selector) => isFirst.test(selector))

/**
 * @param {import('postcss').Rule} rule
 * @param {string} layer
 */
function isIn(rule, layer) {
  for (let at = rule.parent; at; at = at.parent)
    if (at.type === 'atrule' && at.name === 'layer' && at.params.split('.')[0] === layer) return true
  return false
}

/** @param {import('postcss').Root} root */
function utilitySelectors(root) {
  const selectors = new Set()
  root.walkRules((rule) => {
    if (isIn(rule, 'utilities')) for (const selector of rule.selectors) selectors.add(plain(selector))
  })
  return selectors
}

/** A selector however it is spaced. */
const plain = (selector) => selector.replaceAll(/\s+/g, ' ')

/** At-rules that lost everything within, the innermost first. */
function dropEmpty(container) {
  for (const node of container.nodes.slice()) {
    if (node.type !== 'atrule' || node.nodes === undefined) continue
    dropEmpty(node)
    if (node.nodes.length === 0) node.remove()
  }
}
