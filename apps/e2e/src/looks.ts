const screens = [
  { width: 1440, height: 900 },
  { width: 320, height: 640 },
]

/** Light and dark, wide and narrow: the looks in which a standalone page is checked. */
export const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  screens.map((viewport) => ({
    name: `${colorScheme}, ${viewport.width} wide`,
    use: { viewport, colorScheme },
  })),
)
