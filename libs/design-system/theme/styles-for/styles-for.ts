/** A rule of the design system's stylesheet. */
export interface StylePart {
  /** The recipes whose classes it has; empty for what every page needs: reset, tokens, and the like. */
  of: string[]
  /** What it is in, outermost first, each ending with a brace: `@layer recipes{@layer _base{`. */
  within: string
  css: string
}

/** The content of `@tandem/design-system/style-parts.json`. */
export interface StyleParts {
  /** The recipes that each component needs, with those of the components inside it. */
  components: Record<string, string[]>
  /** In the order of the stylesheet. */
  parts: StylePart[]
}

const closing = (within: string) => '}'.repeat(within.split('{').length - 1)

/**
 * A stylesheet for some components, for pages that use few of them and no Panda: reset, tokens of both themes, and
 * only the rules of these components, in the order of the whole stylesheet. Make one for all of a page's components,
 * because two stylesheets would each bring their own order.
 *
 * @throws RangeError When there is no component of a name.
 */
export function stylesFor(components: readonly string[], { components: known, parts }: StyleParts): string {
  const unknown = components.filter((name) => !Object.hasOwn(known, name))
  if (unknown.length > 0) throw new RangeError(`The design system has no ${unknown.join(', ')}`)
  const wanted = new Set(components.flatMap((name) => known[name] ?? []))
  let css = ''
  let open = ''
  for (const part of parts.filter(({ of }) => of.every((recipe) => wanted.has(recipe)))) {
    if (part.within !== open) css += closing(open) + part.within
    open = part.within
    css += part.css
  }
  return css + closing(open)
}
