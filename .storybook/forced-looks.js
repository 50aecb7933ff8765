const look = (name) => `[data-look~=${name}]`

/**
 * Pseudo-classes and their replacements, where the colon isn't part of a class name; `:is()` has the same
 * specificity as the pseudo-class alone.
 */
const pseudoClasses = [
  [/(?<!\\):focus-visible/g, `:is(:focus-visible, ${look('focus')})`],
  [/(?<!\\):focus-within/g, `:is(:focus-within, :has(${look('focus')}))`],
  [/(?<!\\):focus(?![-\w])/g, `:is(:focus, ${look('focus')})`],
  [/(?<!\\):hover/g, `:is(:hover, ${look('hover')})`],
  [/(?<!\\):active(?![-\w])/g, `:is(:active, ${look('active')})`],
]

/**
 * Lets stories show states that only a pointer or a keyboard causes: every style of `:hover`, `:focus` and
 * `:active` also applies to an element with `data-look="hover"` and so on. It is only part of Storybook, so
 * that the product doesn't contain it.
 */
export const forcedLooks = () => ({
  postcssPlugin: 'forced-looks',
  OnceExit(root) {
    root.walkRules((rule) => {
      if (!/:(?:hover|focus|active)/.test(rule.selector)) return
      rule.selector = pseudoClasses.reduce(
        (selector, [pseudoClass, both]) => selector.replace(pseudoClass, both),
        rule.selector,
      )
    })
  },
})
