const screens = [
  { width: 1440, height: 900 },
  { width: 320, height: 640 },
]

/** Light and dark, wide and narrow: what a page that stands by itself is looked at in. */
export const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  screens.map((viewport) => ({
    name: `${colorScheme}, ${viewport.width} wide`,
    use: { viewport, colorScheme },
  })),
)
