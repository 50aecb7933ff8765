/**
 * Links the files of the letters that every page has, one of each font that a user may choose. No browser fetches one
 * until public/theme.js says which: asked for by the stylesheet alone, a font comes after the first text, and moves it.
 *
 * @returns {import('vite').Plugin}
 */
export const preloadFonts = () => ({
  name: 'tandem-preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_page, { bundle = {} }) =>
      Object.keys(bundle).flatMap((file) => {
        const font = /^assets\/(\w+)-latin-wght-normal-[\w-]+\.woff2$/.exec(file)?.[1]
        if (font === undefined) return []
        const attrs = { rel: 'preload', as: 'font', crossorigin: true, media: 'not all', href: `/${file}` }
        return { tag: 'link', attrs: { ...attrs, 'data-font': font }, injectTo: 'head-prepend' }
      }),
  },
})
