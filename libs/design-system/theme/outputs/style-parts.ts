import postcss from 'postcss'
import type { ChildNode, Container, Root, Rule } from 'postcss'
import type { StylePart } from '../styles-for/styles-for.ts'

const onOneLine = (css: string) =>
  css
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(/ \{/g, '{')
    .replaceAll(';}', '}')

/**
 * What a selector is of: `.laptop\:button--size_md svg` and `.button__label` are of the recipe `button`, and `.gap_2\.5`
 * is of itself.
 */
function ownersOf(selector: string, known: ReadonlySet<string>): string[] {
  const classes = [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name)
  const owners = classes.map((name) =>
    known.has(name) ? name : (name.split(/\\?:/).at(-1)?.split(/--|__/)[0] ?? ''),
  )
  return [...new Set(owners.filter((owner) => known.has(owner)))].toSorted()
}

/** A rule, once for each set of recipes that its selectors are of: Panda joins rules with equal declarations. */
function partsOfRule(rule: Rule, within: string, known: ReadonlySet<string>): StylePart[] {
  const owners = rule.selectors.map((selector) => ownersOf(selector, known))
  const groups = Map.groupBy(rule.selectors, (_, index) => owners[index]?.join(' ') ?? '')
  return [...groups].map(([names, selectors]) => ({
    of: names.split(' ').filter((name) => name !== ''),
    within,
    css: onOneLine(rule.clone({ selectors }).toString()),
  }))
}

const isDefinition = (node: ChildNode) => node.type === 'decl' && node.prop.startsWith('--')

/** Each custom property of a rule that has nothing else. */
const partsOfDefinitions = (rule: Rule, within: string): StylePart[] =>
  rule.nodes.flatMap((node) =>
    node.type === 'decl'
      ? [
          {
            of: [],
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

/** Writes the palette's values where tokens refer to it: it has no modes and no theme changes it. */
function withoutPalette(root: Root) {
  const values = new Map<string, string>()
  root.walkDecls(/^--colors-palette-/, ({ prop, value }) => void values.set(prop, value))
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(
      /var\((--colors-palette-[\w-]+)\)/g,
      (reference, name: string) => values.get(name) ?? reference,
    )
  })
}

/** Cuts a stylesheet of Panda into parts, in its order. `known` are the class names of recipes and other classes. */
export function stylePartsOf(css: string, known: readonly string[]): StylePart[] {
  const root = postcss.parse(css)
  withoutPalette(root)
  root.walkDecls((declaration) => void (declaration.raws.between = ':'))
  return partsIn(root as Container<ChildNode>, '', new Set(known))
}
