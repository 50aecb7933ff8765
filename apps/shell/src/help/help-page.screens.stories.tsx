import { screen, screensIn } from '@tandem/workbench/screens'
import { appWith } from '../test-host.tsx'
import { helpPath } from './help-path.ts'

export default {
  title: 'Screens/Frame/Help',
  tags: ['!autodocs'],
  ...screensIn(appWith(), helpPath),
}

const searchFor = (words: string) => ({
  act: async ({ canvas, userEvent }: Parameters<NonNullable<Parameters<typeof screen>[0]['act']>>[0]) =>
    userEvent.type(await canvas.findByRole('searchbox', { name: 'Search definitions' }), words),
})

export const AllDefinitions = screen({ shows: 'Posts that sold' })
export const OneDefinition = screen({ at: `${helpPath}#margin`, shows: 'Margin' })
export const Found = screen({ ...searchFor('direct-message'), shows: '1 result' })
export const NothingFound = screen({ ...searchFor('qwerty'), shows: 'No results for “qwerty”' })
