import type { AtRule, Container, Plugin, Root, Rule } from 'postcss'

/** Recipes of parts that can be shown before sign-in. All others are in the frame's stylesheet. */
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
 * Panda writes the whole stylesheet into any file that imports it. This plugin keeps in `index.css` what the
 * first page needs, and in `frame.css` what the frame needs; both begin with the same order of layers.
 *
 * Utilities override each other by their order, so `frame.css`, which loads later, contains all of them:
 * those of `index.css` are repeated there in their place among the others.
 *
 * @param first makes the styles of what can be shown before sign-in; without it `index.css`
 * keeps every utility, which saves time in a development server
 */
export const splitStyles = (first?: () => string): Plugin => ({
  postcssPlugin: 'split-styles',
  Once(root, { result, postcss }) {
    const isFrame = result.opts.from?.includes('frame.css') ?? false
    const needed = !isFrame && first ? utilitySelectors(postcss.parse(first())) : undefined
    root.walkRules((rule) => {
      if (isIn(rule, 'utilities')) {
        if (!needed) return
        keepSelectors(rule, (selector) => needed.has(plain(selector)))
      } else if (isIn(rule, 'recipes')) {
        // One rule can be for recipes of both files. In the other file it would come before what it overrides.
        keepSelectors(rule, (selector) => isFirst.test(selector) !== isFrame)
      } else if (isFrame) rule.remove()
    })
    dropEmpty(root)
    if (!isFrame) return
    // Tokens, fonts and animations are in `index.css` already.
    root.walkAtRules((rule) => {
      if (/^(keyframes|font-face|property)$/.test(rule.name)) rule.remove()
    })
    dropEmpty(root)
  },
})

function keepSelectors(rule: Rule, isKept: (selector: string) => boolean) {
  rule.selectors = rule.selectors.filter(isKept)
  if (rule.selector === '') rule.remove()
}

function isIn(rule: Rule, layer: string) {
  for (let at: Rule['parent'] = rule.parent; at; at = at.parent as Rule['parent'])
    if (
      at.type === 'atrule' &&
      (at as AtRule).name === 'layer' &&
      (at as AtRule).params.split('.')[0] === layer
    )
      return true
  return false
}

function utilitySelectors(root: Root) {
  const selectors = new Set<string>()
  root.walkRules((rule) => {
    if (isIn(rule, 'utilities')) for (const selector of rule.selectors) selectors.add(plain(selector))
  })
  return selectors
}

/** A selector with normalised spaces. */
const plain = (selector: string) => selector.replaceAll(/\s+/g, ' ')

/** Removes at-rules that have become empty, innermost first. */
function dropEmpty(container: Container) {
  for (const node of container.nodes?.slice() ?? []) {
    if (node.type !== 'atrule' || node.nodes === undefined) continue
    dropEmpty(node)
    if (node.nodes.length === 0) node.remove()
  }
}
