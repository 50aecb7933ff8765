import { defineRecipe } from '@pandacss/dev'

export const kbdRecipe = defineRecipe({
  className: 'kbd',
  base: {
    display: 'inline-block',
    flex: 'none',
    fontFamily: 'body',
    fontSize: '[0.6875rem]',
    lineHeight: '[18px]',
    fontWeight: 'medium',
    color: 'fg.muted',
    background: 'bg.sunken',
    border: '1px solid',
    borderColor: 'border.default',
    borderRadius: 'xs',
    paddingInline: '[5px]',
    // A phone has no keyboard for it.
    mobileDown: { display: 'none' },
  },
  staticCss: ['*'],
})
