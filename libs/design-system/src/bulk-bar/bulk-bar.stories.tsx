import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, MessageSquarePlus, Star } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { State, StateGrid } from '../example-states.tsx'
import { noneSelected } from '../selection/row-selection.ts'
import type { RowSelection } from '../selection/row-selection.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { BulkBarProps } from './bulk-bar.tsx'

const pageIds = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']
const only = (...ids: string[]): RowSelection => ({ kind: 'only', ids: new Set(ids) })
const star = { key: 'star', label: 'Star', icon: <Star aria-hidden />, onAction: fn() }
const noted = {
  key: 'note',
  label: 'Add note',
  icon: <MessageSquarePlus aria-hidden />,
  onAction: fn(),
}
const exported = { key: 'export', label: 'Export', icon: <Download aria-hidden />, onAction: fn() }

function Chosen({ selection: first, onSelectionChange, ...bar }: BulkBarProps) {
  const [selection, setSelection] = useState(first)
  const change = (next: RowSelection) => {
    setSelection(next)
    onSelectionChange(next)
  }
  return <BulkBar {...bar} selection={selection} onSelectionChange={change} />
}

const meta = {
  title: 'Bulk bar (batch actions, selection)',
  id: 'design-system-bulk-bar',

  component: BulkBar,
  render: (args) => <Chosen {...args} />,
  args: {
    selection: only('1', '2'),
    onSelectionChange: fn(),
    pageIds,
    total: 1318,
    totalIsCapped: false,
    canSelectAll: true,
    labels: { rows: ({ formatted }) => `${formatted} orders` },
    actions: [star, exported],
  },
} satisfies Meta<typeof BulkBar>
export default meta

type Story = StoryObj<typeof meta>

/** From two rows to all rows of the list and back to none; each step is announced. */
export const SomeToAll: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 1.318 orders' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('All 1.318 orders are selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Star' }))
    await expect(star.onAction).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(noneSelected)
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const States: Story = {
  render: (args) => {
    const one = (region: string, props: Partial<BulkBarProps> = {}) => (
      <BulkBar {...args} {...props} labels={{ ...args.labels, region }} />
    )
    return (
      <StateGrid width={680}>
        <State name="Some">{one('Some')}</State>
        <State name="A whole page">{one('A whole page', { selection: only(...pageIds) })}</State>
        <State name="All">{one('All', { selection: { kind: 'allBut', ids: new Set() } })}</State>
        <State name="More than were counted">
          {one('More than were counted', { total: 1000, totalIsCapped: true })}
        </State>
        <State name="Hover" look="hover">
          {one('Hover')}
        </State>
        <State name="Focus" look="focus">
          {one('Focus')}
        </State>
        <State name="Disabled">
          {one('Disabled', {
            actions: [{ ...star, disabledReason: 'Some are starred by others' }, exported],
          })}
        </State>
        <State name="Loading">{one('Loading', { actions: [{ ...star, loading: true }, exported] })}</State>
        <State name="Figures">
          {one('Figures', {
            figures: [
              { key: 'views', label: 'Views', value: '12,345', detail: 'average 6,172.5' },
              { key: 'saves', label: 'Saves', value: '41', detail: 'average 41 · 1 of 2' },
              { key: 'GBP', label: 'Revenue', value: '£310.00', detail: 'average £155.00' },
            ],
          })}
        </State>
        <State name="No figures">
          {one('No figures', { figures: 'No sums, because some selected rows are on other pages.' })}
        </State>
        <State name="Empty">{one('Empty', { selection: noneSelected })}</State>
        <State name="Long text">
          {one('Long text', {
            selection: only(...pageIds.slice(1)),
            total: 1_234_567_890,
            actions: [{ ...star, label: 'Add to the favourites of the team' }, exported],
          })}
        </State>
      </StateGrid>
    )
  },
}

/** The figures of the chosen rows are announced with their number. */
export const Figures: Story = {
  args: { figures: [{ key: 'views', label: 'Views', value: '12,345', detail: 'average 6,172.5' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected. Views: 12,345, average 6,172.5')
    await expect(canvas.getByRole('definition')).toHaveTextContent('12,345')
  },
}

/** Three actions fit into their row: none is cut or faded. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { selection: only('1'), actions: [{ ...star, label: 'Favourite' }, noted, exported] },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('button', { name: 'Export' })
    const row = last.parentElement!.getBoundingClientRect()
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(row.right)
  },
}
