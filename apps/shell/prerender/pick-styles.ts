import type { CSSOptions } from 'vite'

type Accepted = NonNullable<Extract<CSSOptions['postcss'], object>['plugins']>[number]
type PostcssPlugin = Extract<Accepted, { postcssPlugin: string }>

const classNames = /\.((?:[\w-]|\\.)+)/g

/** What React writes for the signs of these names, which say what is in a box: `[&_>_*]:flex_1`. */
const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const plain = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign)

/**
 * Leaves of a stylesheet what some HTML needs: rules of its classes, tokens that they use, fonts of the device and the
 * letters of the font that nobody has to choose. Whoever chose another one sees it with the first use of the page.
 */
export function pickStyles(html: string): PostcssPlugin {
  const classes = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => plain(names).split(' ')),
  )
  const isNeeded = (selector: string) =>
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
      // What is left may use a token that uses another one.
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
