import type { Meta, StoryObj } from '@storybook/react-vite'
import type { AccountAnalytics, SocialAccount } from '@tandem/api-contract'
import { DataTable } from '@tandem/design-system'
import { expect, fn } from 'storybook/test'
import {
  exampleAccount,
  exampleFollowers,
  exampleState,
  nothingShared,
} from '../account-figures/example-accounts.ts'
import { trackerColumns } from './tracker-columns.tsx'

const actions = { onOpen: fn(), onNotes: fn(), onManage: fn() }

interface TableProps {
  rows: AccountAnalytics[] | undefined
  states?: SocialAccount[]
}

function Table({ rows, states = [] }: TableProps) {
  return (
    <DataTable
      label="Tracked accounts"
      columns={trackerColumns({
        days: 30,
        timeZone: 'Europe/Istanbul',
        now: new Date('2026-11-21T14:06:00.000Z'),
        stateOf: (id) => states.find((state) => state.id === id),
        actionsOf: () => actions,
      })}
      rows={rows}
      getRowId={({ id }) => String(id)}
      density="media"
      sort="-followers"
      onSortChange={fn()}
      empty={null}
    />
  )
}

const meta = { title: 'Analytics/Tracker', component: Table } satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

const known = { ...nothingShared }
const rows = [
  exampleAccount({ id: 1, current: { ...known, followers_count: 182_400, followers_change: 4300 } }),
  exampleAccount({
    id: 2,
    username: 'porselenatolye',
    name: 'Porselen Atölye',
    followers: exampleFollowers(74_650, 74_200),
    current: { ...known, followers_count: 74_200, followers_change: -450, engagement_rate: null },
    collections: [
      { id: 1, name: 'Competitors' },
      { id: 2, name: 'Inspiration' },
      { id: 3, name: 'Istanbul' },
    ],
  }),
  exampleAccount({
    id: 3,
    service: 'social',
    username: 'linden.and.oak',
    name: 'Linden & Oak',
    collections: [],
  }),
  exampleAccount({
    id: 4,
    username: 'a.name.of.thirty.letters.or.so',
    name: null,
    followers: exampleFollowers(9412, 9412, 1),
    current: { ...known, followers_change: null },
  }),
  exampleAccount({
    id: 5,
    username: 'new.one',
    name: 'New One',
    read_at: null,
    last_post_at: null,
    followers: { days: [], counts: [] },
    collections: [],
    current: {
      ...known,
      followers_count: null,
      followers_change: null,
      posts_count: 0,
      posts_per_week: null,
      engagement_rate: null,
    },
  }),
]

/** Growing, falling, the team's own, read once, not synced yet: an unknown value is never zero. */
export const BesideTheTeamsOwn: Story = {
  args: {
    rows,
    states: [
      exampleState({ id: 2, is_renamed: true }),
      exampleState({ id: 4, health: { state: 'failing' } }),
      exampleState({ id: 5, reading: { state: 'running' } }),
    ],
  },
  play: async ({ canvas }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name })
    await expect(row(/Porselen Atölye/)).toHaveTextContent(/Not found.*down 0,6%.*\+1/)
    await expect(row(/Kilim & Clay/)).toHaveTextContent(/182,4K.*up 2,4%.*5,1/)
    await expect(row(/Linden & Oak/)).toHaveTextContent(/Yours.*with shares and saves/)
    await expect(await canvas.findByRole('row', { name: /New One/ })).toHaveTextContent('Not synced yet')
    await expect(row(/a\.name\.of/)).toHaveTextContent('Available after two days of data')
    await expect(
      canvas.getByRole('img', { name: '@porselenatolye: followers from 74.650 to 74.200' }),
    ).toBeVisible()
  },
}
export const ComparedWithNothing: Story = {
  args: { rows: rows.map((row) => ({ ...row, previous: null })) },
}
export const OnItsWay: Story = { args: { rows: undefined } }
export const OnAPhone: Story = {
  ...BesideTheTeamsOwn,
  play: undefined,
  globals: { viewport: { value: 'phone' } },
}
export const InTheDark: Story = { args: BesideTheTeamsOwn.args, globals: { theme: 'dark' } }
