import type { CSSOptions } from 'vite'

type Accepted = NonNullable<Extract<CSSOptions['postcss'], object>['plugins']>[number]
type PostcssPlugin = Extract<Accepted, { postcssPlugin: string }>

const classNames = /\.((?:[\w-]|\\.)+)/g

/** Selectors name a theme as a class or an attribute, which a script sets before the first paint. */
const themes = ['light', 'dark']

/** The entities that React writes for characters in class names such as `[&_>_*]:flex_1`. */
const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const plain = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign)

/**
 * Keeps only those styles of a stylesheet that some HTML needs: rules for its classes, the tokens that they use, the
 * device's fonts, and the common letters of the default font. A person who chose another font sees it at the first use
 * of the page.
 */
export function pickStyles(html: string): PostcssPlugin {
  const classes = new Set([
    ...themes,
    ...[...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => plain(names).split(' ')),
  ])
  const isNeeded = (selector: string) =>
    // Scripts draw Ark's parts, and only for a gesture.
    !selector.includes('[data-scope]') &&
    [...selector.matchAll(classNames)].every(([, name = '']) => classes.has(name.replaceAll('\\', '')))
  return {
    postcssPlugin: 'pick-styles',
    Once(root) {
      root.walkAtRules('font-face', (rule) => {
        if (!/local\(|onest-latin-wght-normal-common-/.test(String(rule))) rule.remove()
      })
      root.walkRules((rule) => {
        if (rule.parent?.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return
        rule.selectors = rule.selectors.filter(isNeeded)
        if (rule.selector === '') rule.remove()
      })
      // Repeated until nothing changes, because a token may use another one.
      for (let before = ''; before !== String(root);) {
        before = String(root)
        const used = new Set([...before.matchAll(/var\((--(?:[\w-]|\\.)+)/g)].map(([, name]) => name))
        root.walkDecls(/^--/, (declaration) => {
          if (!used.has(declaration.prop)) declaration.remove()
        })
        root.walkAtRules('property', (rule) => {
          if (!used.has(rule.params)) rule.remove()
        })
        root.walkAtRules('keyframes', (rule) => {
          if (!before.replace(String(rule), '').includes(rule.params)) rule.remove()
        })
        root.walk((node) => {
          if ('nodes' in node && node.nodes?.length === 0) node.remove()
        })
      }
    },
  }
}
