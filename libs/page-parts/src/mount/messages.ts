import { defineMessages } from '@tandem/app-frame'

/** Texts around the pages of an app that mounts features. */
export const { useText, catalogue } = defineMessages('mount', {
  pages: 'Pages',
  failed: 'The page could not be shown',
  notFound: { title: 'Page not found', text: 'There is no page at this address.' },
  tryAgain: 'Try again',
})
