import { within } from 'storybook/test'
import { screen, screensIn } from '@tandem/workbench/screens'
import type { ScreenOptions } from '@tandem/workbench/screens'
import { appWith } from '../test-host.tsx'

export default {
  title: 'Screens/Frame/Search (command palette)',
  id: 'screens-frame-search',
  tags: ['!autodocs'],
  ...screensIn(appWith(), '/upgrade'),
}

/** The palette above a page, after these words were typed. */
const searchedFor = (words: string, options: Omit<ScreenOptions, 'act'>) =>
  screen({
    act: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Search or jump to' }))
      const box = await within(document.body).findByRole('combobox', { name: 'Search or jump to' })
      if (words !== '') await userEvent.type(box, words)
    },
    ...options,
  })

export const Opened = searchedFor('', { shows: 'Pages' })
export const PagesFound = searchedFor('discount', { shows: 'Discount codes' })
export const NothingFound = searchedFor('qwerty', { shows: 'No results for “qwerty”' })
export const Failing = searchedFor('lantern', {
  failing: '/search',
  shows: 'Couldn’t search your team’s data',
})
