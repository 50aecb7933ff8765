import type { Plugin } from 'vite'

/** The letters that every page has; all others are in files of their own: see split-fonts.js. */
const letters = /^assets\/(\w+)-latin-wght-normal-common-[\w-]+\.woff2$/

/**
 * Links the file of each font that a user may choose. No browser fetches one until public/theme.js says which: asked for
 * by the stylesheet alone, a font comes after the first text, and moves it.
 */
export const preloadFonts = (): Plugin => ({
  name: 'tandem-preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_page, { bundle = {} }) =>
      Object.keys(bundle).flatMap((file) => {
        const font = letters.exec(file)?.[1]
        if (font === undefined) return []
        const preload = { rel: 'preload', as: 'font', crossorigin: true, media: 'not all', href: `/${file}` }
        return { tag: 'link', attrs: { ...preload, 'data-font': font }, injectTo: 'head-prepend' as const }
      }),
  },
})
