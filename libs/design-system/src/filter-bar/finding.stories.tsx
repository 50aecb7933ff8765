import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { ChoiceFilter } from './choice-filter.tsx'
import { FilterBar } from './filter-bar.tsx'
import { NumberRangeFilter } from './number-range-filter.tsx'

const statuses = ['Paid', 'Pending', 'Refunded'].map((label) => ({ value: label.toLowerCase(), label }))

interface BarProps {
  onChange: (statuses: string[]) => void
  more?: ReactNode
}

function Bar({ onChange, more }: BarProps) {
  const [chosen, setChosen] = useState<string[]>(['paid'])
  return (
    <FilterBar
      label="Filter orders"
      folds
      activeCount={chosen.length > 0 ? 1 : 0}
      onClearAll={() => setChosen([])}
      more={more}
    >
      <ChoiceFilter
        label="Payment"
        options={statuses}
        value={chosen}
        onValueChange={(next) => {
          setChosen(next)
          onChange(next)
        }}
      />
      <NumberRangeFilter label="Total" value={{ min: null, max: null }} onValueChange={fn()} />
    </FilterBar>
  )
}

const meta = {
  title: 'Finding filters',
  id: 'design-system-filter-bar-finding',
  component: Bar,
  args: { onChange: fn() },
} satisfies Meta<typeof Bar>
export default meta
type Story = StoryObj<typeof meta>

/** A person types a filter and a value without opening the filter; the name of a filter opens it. */
export const FoundByTyping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Find filter' }))
      return screen.findByRole('searchbox', { name: 'Find filter' })
    }
    const found = () =>
      within(screen.getByRole('group', { name: 'Filters found' }))
        .getAllByRole('button')
        .map((button) => button.textContent)
    const box = await open()
    await expect(found()).toEqual(['Payment', 'Total'])
    await userEvent.type(box, 'payment p')
    await waitFor(() =>
      expect(found()).toEqual(['Payment', 'PaymentPaid', 'PaymentPending', 'PaymentRefunded']),
    )
    await userEvent.type(box, 'end')
    await waitFor(() => expect(found()).toEqual(['PaymentPending']))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['paid', 'pending'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await userEvent.type(await open(), 'total')
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Total' })
  },
}

/** Letters that come before the box has the focus aren't lost. */
export const TypedAtOnce: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Find filter' })
    await fireEvent.keyDown(button, { key: 'x' })
    await userEvent.click(button)
    for (const key of 'pay p') await fireEvent.keyDown(button, { key })
    const box = await screen.findByRole('searchbox', { name: 'Find filter' })
    await expect(box).toHaveValue('pay p')
    await userEvent.type(box, 'end{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).toHaveBeenLastCalledWith(['paid', 'pending'])
  },
}

/** Choosing a value again takes it back; something else finds nothing. */
export const TakenBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find filter' }))
    const box = await screen.findByRole('searchbox', { name: 'Find filter' })
    await userEvent.type(box, 'nothing like it')
    await screen.findByText('No filter matches')
    await userEvent.clear(box)
    await userEvent.type(box, 'paid')
    const paid = await screen.findByRole('button', { name: /Paid/, pressed: true })
    await userEvent.click(paid)
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}

/** On a tablet only filters that are set are in the row; one that was opened stays, for the focus. */
export const OnTablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Payment Paid' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Total/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Find filter' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Total' }))
    await screen.findByRole('dialog', { name: 'Total' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Total/ })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Payment' }))
    await expect(canvas.getByRole('button', { name: 'Payment Any' })).toHaveFocus()
  },
}

const long = (label: string) => (
  <NumberRangeFilter
    key={label}
    label={label}
    value={{ min: 1_000_000, max: 9_999_999 }}
    onValueChange={fn()}
    unit="TRY"
  />
)

/** Several filters that are set stay in one row, which scrolls to the one that is opened. */
export const SeveralSetOnTablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    more: (
      <>
        {['Revenue', 'Refunds', 'Shipping', 'Discounts'].map(long)}
        <NumberRangeFilter label="Items" value={{ min: null, max: null }} onValueChange={fn()} />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const rows = ['Payment Paid', /^Revenue/, /^Discounts/].map(
      (name) => canvas.getByRole('button', { name }).getBoundingClientRect().top,
    )
    await expect(new Set(rows).size).toBe(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Find filter' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Items' }))
    await screen.findByRole('dialog', { name: 'Items' })
    const { left, right } = canvas.getByRole('button', { name: /^Items/ }).getBoundingClientRect()
    await expect(left).toBeGreaterThan(0)
    await expect(right).toBeLessThanOrEqual(innerWidth)
  },
}

/** A filter that is rarely needed joins the row when it is opened, and leaves it with "Clear all". */
export const MoreFilters: Story = {
  args: { more: <NumberRangeFilter label="Items" value={{ min: null, max: null }} onValueChange={fn()} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Total Any' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Items/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Find filter' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Items' }))
    await screen.findByRole('dialog', { name: 'Items' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Items Any' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(canvas.getByRole('group', { name: 'Filter orders' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: /^Items/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Total Any' })).toBeVisible()
  },
}
