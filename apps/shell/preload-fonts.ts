import type { Plugin } from 'vite'

/** The file with the letters that every page has; all others are in separate files: see split-fonts.js. */
const letters = /^assets\/(\w+)-latin-wght-normal-common-[\w-]+\.woff2$/

/**
 * Links the file of each font that a user may choose. Browsers load none until public/theme.js activates one.
 * A font that only the stylesheet requests arrives after the first text, which then shifts.
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
