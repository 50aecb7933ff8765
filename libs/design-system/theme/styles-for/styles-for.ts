/** A rule of the design system's stylesheet, or a custom property or keyframes in it. */
export interface StylePart {
  /** The recipes or other classes that it is of; empty for what a page needs anyway: reset, tokens, and the like. */
  of: string[]
  /** What it is in, outermost first, each ending with a brace: `@layer recipes{@layer _base{`. */
  within: string
  css: string
  /** The custom property or the keyframes that it defines; it is left out where nothing uses this name. */
  defines?: string
}

/** The content of `@tandem/design-system/style-parts.json`. */
export interface StyleParts {
  /**
   * The recipes, other classes, custom properties and attributes that each component needs, with those of the components
   * inside it: `now`, and `later`, when a person opens something whose code is fetched then.
   */
  components: Record<string, { now: string[]; later: string[] }>
  /** In the order of the stylesheet. */
  parts: StylePart[]
}

const wordsIn = (css: string) => css.match(/(?:\\.|[\w-])+/g) ?? []

/** Leaves out definitions whose name no rule, no other definition that stays and none of `names` is. */
function withoutUnused(parts: readonly StylePart[], names: Iterable<string>) {
  const rules = parts.filter(({ defines }) => defines === undefined)
  const used = new Set([...names, ...rules.flatMap(({ css }) => wordsIn(css))])
  // What is added to a set while it is read is read too.
  for (const name of used)
    for (const { defines, css } of parts)
      if (defines === name) for (const word of wordsIn(css)) used.add(word)
  return parts.filter(({ defines }) => defines === undefined || used.has(defines))
}

/** Writes parts in their order; what several in a row are in, and a selector that they share, is written once. */
function joined(parts: readonly StylePart[]): string {
  let css = ''
  let open: string[] = []
  for (const part of parts) {
    const rule = /^([^{}]*\{)([^{}]*)\}$/.exec(part.css)
    const around = [...(part.within.match(/[^{]*\{/g) ?? []), ...(rule ? [rule[1] ?? ''] : [])]
    const kept = around.findIndex((each, index) => each !== open[index])
    const same = kept === -1 ? around.length : kept
    const isSameRule = same === open.length && same === around.length && rule !== null
    css += isSameRule ? ';' : '}'.repeat(open.length - same) + around.slice(same).join('')
    css += rule ? (rule[2] ?? '') : part.css
    open = around
  }
  return css + '}'.repeat(open.length)
}

function needsOf(components: readonly string[], known: StyleParts['components'], when: 'now' | 'later') {
  const unknown = components.filter((name) => !Object.hasOwn(known, name))
  if (unknown.length > 0) throw new RangeError(`The design system has no ${unknown.join(', ')}`)
  return components.flatMap((name) => known[name]?.[when] ?? [])
}

function partsFor(names: readonly string[], parts: readonly StylePart[]) {
  const wanted = new Set(names)
  return withoutUnused(
    parts.filter(({ of }) => of.every((name) => wanted.has(name))),
    wanted,
  )
}

/**
 * A stylesheet for some components, for pages that use few of them and no Panda: reset, the rules of these components,
 * and the tokens that they use, in both themes and in the order of the whole stylesheet. Make one for all of a page's
 * components, because two stylesheets would each bring their own order. What a person opens, such as a menu, a dialog or
 * a message, is fetched then, and has its rules in {@link laterStylesFor}.
 *
 * @param ownNames Tokens that your own styles use: `--colors-fg-muted`; also fonts that `data-font` chooses:
 * `--fonts-inter`.
 * @throws RangeError When there is no component of a name.
 */
export const stylesFor = (
  components: readonly string[],
  { components: known, parts }: StyleParts,
  ownNames: readonly string[] = [],
): string => joined(partsFor([...needsOf(components, known, 'now'), ...ownNames], parts))

/**
 * What these components need in addition when a person opens something: load it beside the page, after the stylesheet
 * that {@link stylesFor} makes of the same components. Nothing in it changes what is there before.
 *
 * @throws RangeError When there is no component of a name.
 */
export function laterStylesFor(
  components: readonly string[],
  { components: known, parts }: StyleParts,
  ownNames: readonly string[] = [],
): string {
  const now = [...needsOf(components, known, 'now'), ...ownNames]
  const isThere = new Set(partsFor(now, parts))
  const all = partsFor([...now, ...needsOf(components, known, 'later')], parts)
  // The order of the layers is in both, whichever comes first.
  return joined(all.filter((part) => !isThere.has(part) || part.css.startsWith('@layer ')))
}
