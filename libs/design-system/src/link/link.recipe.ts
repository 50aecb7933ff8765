import { defineRecipe } from '@pandacss/dev'

export const linkRecipe = defineRecipe({
  className: 'link',
  base: {
    color: 'fg.link',
    fontWeight: 'medium',
    borderRadius: 'xs',
    textUnderlineOffset: '[2px]',
    _hover: { textDecoration: 'underline' },
  },
  variants: {
    variant: {
      // Its target is taller than its line: 24 pixels, also for small text.
      standalone: {
        position: 'relative',
        textDecoration: 'none',
        _after: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-1' },
      },
      // A link inside text must not depend on its colour alone.
      inline: {
        textDecoration: 'underline',
        textDecorationColor: 'accent.border',
        _hover: { textDecorationColor: 'current' },
      },
      // A title that is a link.
      plain: { color: 'inherit', fontWeight: 'inherit', textDecoration: 'none' },
    },
  },
  defaultVariants: { variant: 'standalone' },
  staticCss: ['*'],
})
