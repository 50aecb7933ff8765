import postcss from 'postcss'
import type { ChildNode, Container, Rule } from 'postcss'
import type { StylePart } from '../styles-for/styles-for.ts'

const onOneLine = (css: string) => css.replaceAll(/\s*\n\s*/g, '').replaceAll(/ \{/g, '{')

/** The recipes of a selector: `.laptop\:button--size_md svg` is of `button`, and so is `.button__label`. */
function recipesOf(selector: string, known: ReadonlySet<string>): string[] {
  const classes = [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name)
  const roots = classes.map((name) => name.split(/\\?:/).at(-1)?.split(/--|__/)[0] ?? '')
  return [...new Set(roots.filter((root) => known.has(root)))].toSorted()
}

/** A rule, once for each set of recipes that its selectors are of: Panda joins rules with equal declarations. */
function partsOfRule(rule: Rule, within: string, known: ReadonlySet<string>): StylePart[] {
  const owners = rule.selectors.map((selector) => recipesOf(selector, known))
  const groups = Map.groupBy(rule.selectors, (_, index) => owners[index]?.join(' ') ?? '')
  return [...groups].map(([names, selectors]) => ({
    of: names.split(' ').filter((name) => name !== ''),
    within,
    css: onOneLine(rule.clone({ selectors }).toString()),
  }))
}

const isLayerOfRecipes = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'layer' && /^recipes\b/.test(node.params)

function partsIn(node: Container<ChildNode>, within: string, known: ReadonlySet<string>): StylePart[] {
  return (node.nodes ?? []).flatMap((child) => {
    if (child.type === 'rule') return partsOfRule(child, within, known)
    if (child.type !== 'atrule') return []
    return partsIn(child, `${within}@${child.name} ${child.params}{`, known)
  })
}

/** Cuts a stylesheet of Panda into parts, in its order. `known` are the class names of recipes. */
export function stylePartsOf(css: string, known: readonly string[]): StylePart[] {
  const names = new Set(known)
  return (postcss.parse(css).nodes as ChildNode[]).flatMap((node) =>
    isLayerOfRecipes(node)
      ? partsIn(
          node as Container<ChildNode>,
          onOneLine(`@layer ${'params' in node ? node.params : ''} {`),
          names,
        )
      : [
          {
            of: [],
            within: '',
            css: onOneLine(node.toString()) + ('nodes' in node && node.nodes ? '' : ';'),
          },
        ],
  )
}
