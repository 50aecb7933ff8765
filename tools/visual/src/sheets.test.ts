import { describe, expect, it } from 'vitest'
import { chooseSheets, compareFiles, picturesOf, sheetsOf } from './sheets.ts'
import type { StoryEntry } from './sheets.ts'

const story = (importPath: string, name: string, rest: Partial<StoryEntry> = {}): StoryEntry => ({
  type: 'story',
  id: `${importPath}--${name}`,
  name,
  title: 'Design system/something',
  importPath,
  ...rest,
})

const entries = (stories: StoryEntry[]) => Object.fromEntries(stories.map((entry) => [entry.id, entry]))

const button = './libs/design-system/src/button/button.stories.tsx'
const confirm = './libs/design-system/src/dialog/confirm-dialog.stories.tsx'

describe('sheets', () => {
  it('contain the stories of one file, and its name', () => {
    const sheets = sheetsOf(
      entries([story(button, 'Primary'), story(confirm, 'Open'), story(button, 'Disabled')]),
    )
    expect(sheets.map(({ name, stories }) => [name, stories.map((each) => each.name)])).toEqual([
      ['design-system/button', ['Primary', 'Disabled']],
      ['design-system/confirm-dialog', ['Open']],
    ])
  })

  it('are made of the design system and of screens, not of documentation pages or parts of features', () => {
    const feature = './libs/feature-ecommerce/src/orders'
    const sheets = sheetsOf(
      entries([
        story(button, 'Docs', { type: 'docs' }),
        story(`${feature}/order-status-badge.stories.tsx`, 'All', { title: 'E-commerce/OrderStatusBadge' }),
        story(`${feature}/orders-page.screens.stories.tsx`, 'Empty', { title: 'Screens/E-commerce/Orders' }),
      ]),
    )
    expect(sheets.map(({ name }) => name)).toEqual(['feature-ecommerce/orders-page'])
  })

  it('refuse two files with one name, whose pictures would overwrite each other', () => {
    const other = './libs/design-system/src/elsewhere/button.stories.tsx'
    expect(() => sheetsOf(entries([story(button, 'Primary'), story(other, 'Other')]))).toThrow(
      'Two files have stories under the name design-system/button',
    )
  })

  it('have a picture for each theme and width', () => {
    expect(picturesOf([{ name: 'design-system/button', stories: [] }])).toEqual([
      'design-system/button-light-1280.png',
      'design-system/button-light-390.png',
      'design-system/button-dark-1280.png',
      'design-system/button-dark-390.png',
    ])
  })

  it('are chosen by their full name or by that of the file; all if none is named', () => {
    const sheets = sheetsOf(entries([story(button, 'Primary'), story(confirm, 'Open')]))
    const chosen = (...names: string[]) => chooseSheets(sheets, names).map(({ name }) => name)
    expect(chosen('button')).toEqual(['design-system/button'])
    expect(chosen('design-system/confirm-dialog')).toEqual(['design-system/confirm-dialog'])
    expect(chosen()).toHaveLength(2)
    expect(() => chosen('button', 'buton')).toThrow(
      'No stories under the name buton. There are: design-system/button, design-system/confirm-dialog',
    )
  })
})

describe('base pictures', () => {
  it('are missing for stories without one, and orphaned when stories are gone', () => {
    expect(compareFiles(['a.png', 'b.png'], ['b.png', 'gone.png'])).toEqual({
      missing: ['a.png'],
      orphaned: ['gone.png'],
    })
    expect(compareFiles(['a.png'], ['a.png'])).toEqual({ missing: [], orphaned: [] })
  })
})
