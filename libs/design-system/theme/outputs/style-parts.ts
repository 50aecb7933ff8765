import postcss from 'postcss'
import type { ChildNode, Container, Root, Rule } from 'postcss'
import type { StylePart } from '../styles-for/styles-for.ts'

const onOneLine = (css: string) =>
  css
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(/ \{/g, '{')
    .replaceAll(';}', '}')

/** The same value in fewer characters; text in quotes stays. */
const shortValue = (value: string) =>
  /["']/.test(value)
    ? value
    : value
        .replaceAll(/, /g, ',')
        .replaceAll(/#([\da-f])\1([\da-f])\2([\da-f])\3\b/gi, '#$1$2$3')
        .replaceAll(/(?<![\w.#-])0(?=\.\d)/g, '')
        .replaceAll(/calc\(([\d.]+)(px|rem) \* -1\)/g, '-$1$2')
        .replace(/^0px$/, '0')
        .replace(/^1 1 0%$/, '1')

const shortSelector = (selector: string) =>
  /["']/.test(selector) ? selector : selector.replaceAll(/(?<=,) | (?=>)|(?<=>) /g, '')

/** What is in parentheses is one of several, or not to be there. */
const attributesIn = (selector: string) =>
  (selector.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '').match(/\[data-[a-z-]+/g) ?? []).map(
    (start) => `${start}]`,
  )

/**
 * What a selector is of: `.laptop\:button--size_md svg` is of the recipe `button`, `.card__title` of that part of its recipe,
 * `.gap_2\.5` of itself, `sub` and `abbr:where([title])` of their elements, `<sub>` and `<abbr>`. `.chart__root [data-cell]` is also
 * of the attribute `[data-cell]` that the modules of its recipe set.
 */
function ownersOf(selector: string, known: ReadonlySet<string>): string[] {
  const classes = [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name)
  const owners = classes.flatMap((name) => {
    const own = name.split(/\\?:/).at(-1)?.split('--')[0] ?? ''
    return [name, own].find((each) => known.has(each)) ?? []
  })
  const attributes = attributesIn(selector).filter((attribute) =>
    owners.some((name) => known.has(`${name.split('__')[0]}${attribute}`)),
  )
  const element = `<${/^[a-z]+/.exec(selector)?.[0]}>`
  return [...new Set([...owners, ...attributes, ...(known.has(element) ? [element] : [])])].toSorted()
}

/** A rule, once for each set of recipes that its selectors are of: Panda joins rules with equal declarations. */
function partsOfRule(rule: Rule, within: string, known: ReadonlySet<string>): StylePart[] {
  const owners = rule.selectors.map((selector) => ownersOf(selector, known))
  const groups = Map.groupBy(rule.selectors, (_, index) => owners[index]?.join(' ') ?? '')
  return [...groups].map(([names, selectors]) => ({
    of: names.split(' ').filter((name) => name !== ''),
    within,
    css: onOneLine(rule.clone({ selectors: selectors.map(shortSelector) }).toString()),
  }))
}

const isDefinition = (node: ChildNode) => node.type === 'decl' && node.prop.startsWith('--')

/** A font that `data-font` chooses is only for pages that name it. */
const fontsIn = (selector: string) =>
  [...selector.matchAll(/\[data-font=(\w+)\]/g)].map(([, font]) => `--fonts-${font}`)

/** Each custom property of a rule that has nothing else. */
const partsOfDefinitions = (rule: Rule, within: string): StylePart[] =>
  rule.nodes.flatMap((node) =>
    node.type === 'decl'
      ? [
          {
            of: fontsIn(rule.selector),
            within: onOneLine(`${within}${rule.selector} {`),
            css: `${onOneLine(node.toString())};`,
            defines: node.prop,
          },
        ]
      : [],
  )

function partsIn(node: Container<ChildNode>, within: string, known: ReadonlySet<string>): StylePart[] {
  return (node.nodes ?? []).flatMap((child) => {
    if (child.type === 'rule')
      return !within.startsWith('@layer recipes') && child.nodes.every(isDefinition)
        ? partsOfDefinitions(child, within)
        : partsOfRule(child, within, known)
    if (child.type !== 'atrule') return []
    if (child.name === 'keyframes')
      return [{ of: [], within, css: onOneLine(child.toString()), defines: child.params }]
    if (child.nodes === undefined) return [{ of: [], within, css: `${child.toString()};` }]
    return partsIn(child, `${within}@${child.name} ${child.params}{`, known)
  })
}

/** Tokens that have one value in every mode and theme: the palette, sizes, spaces, layers and weights. */
const constants = /^--(colors-(palette|transparent|current)|spacing|sizes|z-index|font-weights|easings)\b/

/** Writes their values where they are used, which is shorter than their names. */
function withoutConstants(root: Root) {
  const values = new Map<string, string>()
  root.walkDecls(constants, ({ prop, value }) => void values.set(prop, value))
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(
      /var\((--(?:\\.|[\w-])+)\)/g,
      (reference, name: string) => values.get(name) ?? reference,
    )
  })
}

const replaced =
  /^(--font-fallback|font-(feature|variation)-settings|-webkit-(text-size-adjust|font-smoothing))$/

/** Leaves out what our own rules always replace: `html` has the font of `body`, fields colour their placeholders. */
function withoutReplaced(root: Root) {
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'reset') return
    layer.walkDecls(replaced, (each) => void each.remove())
    layer.walkDecls('font-family', (each) => void (each.value.includes('--font-fallback') && each.remove()))
    layer.walkRules(/^::placeholder|^:-moz-/, (rule) => void rule.remove())
  })
}

/** Names every layer in the first line, in their order: a stylesheet without some of them must not change it. */
function nameLayers(root: Root) {
  const names = new Set<string>()
  root.walkAtRules('layer', (layer) => {
    const outer: string[] = []
    for (let node = layer.parent; node !== undefined; node = node.parent as typeof node)
      if (node.type === 'atrule' && 'params' in node) outer.unshift(String(node.params))
    for (const name of layer.params.split(',')) names.add([...outer, name.trim()].join('.'))
  })
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes === undefined) layer.params = [...names].join(',')
  })
}

/** Leaves out Panda's copies of transitions, which nothing reads, and writes a border and its colour as one. */
function shorten(root: Root) {
  root.walkDecls(/^--transition-/, (copy) => void copy.remove())
  root.walkDecls('border-color', (color) => {
    const border = color.parent?.nodes.find((node) => node.type === 'decl' && node.prop === 'border')
    if (border?.type !== 'decl' || border.value !== '1px solid' || color.important) return
    border.value += ` ${color.value}`
    color.remove()
  })
}

/**
 * Cuts a stylesheet of Panda into parts, in its order. `known` are the class names of recipes and of their parts, other
 * classes, and elements whose styles only pages with such an element need.
 */
export function stylePartsOf(css: string, known: readonly string[]): StylePart[] {
  const root = postcss.parse(css)
  withoutConstants(root)
  withoutReplaced(root)
  shorten(root)
  nameLayers(root)
  root.walkDecls((declaration) => {
    declaration.raws.between = ':'
    if (declaration.important) declaration.raws.important = '!important'
    declaration.value = shortValue(declaration.value)
  })
  return partsIn(root as Container<ChildNode>, '', new Set(known))
}
