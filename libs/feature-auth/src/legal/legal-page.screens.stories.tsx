import { screen, screensOf } from '@tandem/workbench/screens'
import { authFeature } from '../feature.ts'
import { authPaths } from '../paths.ts'

export default {
  title: 'Screens/Sign-in/Terms',
  tags: ['!autodocs'],
  ...screensOf(authFeature, authPaths.terms),
}

/** The texts are files of the host, which Storybook doesn't have. */
export const Failing = screen({ team: null, shows: 'This text could not be loaded' })
const terms = `These are the terms of the host.

# What you may do

Read, sync and compare what is yours.

# What we promise

Your data is yours. You can take it with you, and delete it.`

export const Terms = {
  ...screen({ team: null, shows: 'What we promise' }),
  beforeEach: () => {
    const real = globalThis.fetch
    globalThis.fetch = (input, init) =>
      input === '/legal/terms.txt' ? Promise.resolve(new Response(terms)) : real(input, init)
    return () => void (globalThis.fetch = real)
  },
}
