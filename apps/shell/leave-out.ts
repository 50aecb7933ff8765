import type { Plugin } from 'vite'

/** By module of React Router, what does nothing in an app without its framework and its instrumentation. */
const withoutEffect: Record<string, string[]> = {
  'dom/ssr/components.js': ['PrefetchPageLinks'],
  'router/instrumentation.js': [
    'consumeInstrumentationClientResultMetaReceiver',
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
  ],
}

/**
 * Leaves code out of the first files of every page that does nothing in this app, which a bundler can't know: parts of
 * React Router, and the code that Vite puts around each dynamic import to preload its files. Documents list those
 * themselves, see `route-files.ts`.
 */
export const leaveOut = (): Plugin => ({
  name: 'tandem-leave-out',
  apply: 'build',
  transform: {
    filter: {
      id: [
        /\0vite\/preload-helper\.js$/,
        /react-router\/dist\/\w+\/lib\/(dom\/ssr\/components|router\/instrumentation)\.js$/,
      ],
    },
    handler(code, id) {
      if (id.endsWith('preload-helper.js')) return 'export const __vitePreload = (load) => load()'
      const [, names = []] = Object.entries(withoutEffect).find(([file]) => id.endsWith(file)) ?? []
      return names.reduce((left, name) => {
        const changed = left.replace(new RegExp(`(?<=export {.*)\\b${name}\\b`), `nothing as ${name}`)
        if (changed === left) throw new Error(`${id} no longer exports ${name}; see leave-out.ts`)
        return changed
      }, `const nothing = () => void 0;\n${code}`)
    },
  },
})
