const look = (name) => `[data-look~=${name}]`

/** Each with what stands for it, where its colon is no letter of a class name; `:is()` weighs as much as the pseudo-class alone. */
const pseudoClasses = [
  [/(?<!\\):focus-visible/g, `:is(:focus-visible, ${look('focus')})`],
  [/(?<!\\):focus-within/g, `:is(:focus-within, :has(${look('focus')}))`],
  [/(?<!\\):focus(?![-\w])/g, `:is(:focus, ${look('focus')})`],
  [/(?<!\\):hover/g, `:is(:hover, ${look('hover')})`],
  [/(?<!\\):active(?![-\w])/g, `:is(:active, ${look('active')})`],
]

/**
 * Lets stories show what only a pointer or a keyboard brings about: every style of `:hover`, `:focus` and `:active` is
 * that of an element with `data-look="hover"` too. Of Storybook alone, so that no product carries it.
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
