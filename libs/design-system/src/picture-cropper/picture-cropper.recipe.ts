import { defineSlotRecipe } from '@pandacss/dev'

export const pictureCropperRecipe = defineSlotRecipe({
  className: 'picture-cropper',
  slots: ['root', 'stage', 'viewport', 'image', 'selection', 'zoom', 'range'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3' },
    stage: {
      display: 'grid',
      placeItems: 'center',
      background: 'bg.sunken',
      borderRadius: 'md',
      overflow: 'hidden',
    },
    viewport: { width: 'full', cursor: 'grab', '[data-panning] > * > &': { cursor: 'grabbing' } },
    image: { display: 'block', width: 'full', height: 'full', maxWidth: '[none]' },
    selection: {
      borderRadius: 'xs',
      outline: '2px solid',
      outlineColor: 'accent.solid',
      outlineOffset: '[-2px]',
      '&:not([data-measured])': { opacity: '0' },
      // The part that the round avatar will show.
      _after: {
        content: '""',
        position: 'absolute',
        inset: '0',
        borderRadius: 'full',
        boxShadow: '[0 0 0 999px token(colors.overlay.scrim)]',
      },
      _focusVisible: { outlineWidth: '[4px]', outlineOffset: '[-4px]' },
    },
    zoom: { display: 'flex', alignItems: 'center', gap: '2' },
    range: {
      flex: '1',
      minWidth: '0',
      height: { base: 'control-touch', mobile: 'control-md' },
      accentColor: 'accent.solid',
      cursor: 'pointer',
    },
  },
})
