import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditCard } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { State, StateGrid } from '../example-states.tsx'
import { ChoiceFilter } from './choice-filter.tsx'
import type { ChoiceFilterProps } from './choice-filter.tsx'
import { Filter } from './filter.tsx'
import { NumberRangeFilter } from './number-range-filter.tsx'

const meta = {
  title: 'Filter (chip, facet)',
  id: 'design-system-filter-bar-filter',

  component: Filter,
  subcomponents: { ChoiceFilter, NumberRangeFilter },
  args: { label: 'Payment', valueText: 'Paid', onClear: fn(), children: <p>What chooses the value</p> },
} satisfies Meta<typeof Filter>
export default meta

type Story = StoryObj<typeof meta>

const nothing = { min: null, max: null }
const choice: ChoiceFilterProps = {
  label: 'Collection',
  options: ['Candles', 'Lanterns', 'متجر الزيتون', 'Everything that hangs on the wall'].map((label) => ({
    value: label,
    label,
    count: 12_345,
  })),
  value: [],
  onValueChange: fn(),
}

export const States: Story = {
  render: (args) => (
    <StateGrid width={320}>
      <State name="Empty">
        <Filter {...args} valueText={undefined} />
      </State>
      <State name="Set">
        <Filter {...args} />
      </State>
      <State name="With icon">
        <Filter {...args} icon={<CreditCard aria-hidden />} />
      </State>
      <State name="Hover, empty" look="hover">
        <Filter {...args} valueText={undefined} />
      </State>
      <State name="Hover" look="hover">
        <Filter {...args} />
      </State>
      <State name="Focus" look="focus">
        <Filter {...args} />
      </State>
      <State name="One of several values">
        <ChoiceFilter {...choice} value={['Candles']} />
      </State>
      <State name="Several values">
        <ChoiceFilter {...choice} value={['Candles', 'Lanterns']} />
      </State>
      <State name="Right to left">
        <ChoiceFilter {...choice} value={['متجر الزيتون']} />
      </State>
      <State name="Long text">
        <ChoiceFilter {...choice} value={['Everything that hangs on the wall']} />
      </State>
      <State name="From number to number">
        <NumberRangeFilter label="Total" value={{ min: 1000, max: 2000 }} onValueChange={fn()} unit="TRY" />
      </State>
      <State name="One number, empty">
        <NumberRangeFilter label="Total" value={nothing} onValueChange={fn()} unit="TRY" />
      </State>
    </StateGrid>
  ),
}

/** On a phone it is a dialog, which would cover the whole page of documentation. */
const apart = { docs: { story: { inline: false, height: '420px' } } }

/** Waits for what was opened, which takes the focus shortly after it appears. */
const stands = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
}

export const Opened: Story = {
  render: () => <ChoiceFilter {...choice} value={['Lanterns']} defaultOpen />,
  parameters: apart,
  play: () => stands('Collection'),
}
/** Only one value can be chosen, by radio buttons. */
export const OneValue: Story = {
  render: () => <ChoiceFilter {...choice} exclusive searchable value={['Lanterns']} defaultOpen />,
  parameters: apart,
  play: async () => {
    await stands('Collection')
    const dialog = within(screen.getByRole('dialog', { name: 'Collection' }))
    await expect(dialog.getByRole('radio', { name: /^Lanterns/ })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: 'Any' }))
    await expect(choice.onValueChange).toHaveBeenLastCalledWith([])
    await userEvent.click(dialog.getByRole('radio', { name: /^Candles/ }))
    await expect(choice.onValueChange).toHaveBeenLastCalledWith(['Candles'])
    await userEvent.click(dialog.getByRole('searchbox', { name: 'Search Collection' }))
    await userEvent.tab()
    await expect(dialog.getByRole('radio', { name: /^Lanterns/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(dialog.getByRole('radio', { name: 'Any' })).toHaveFocus()
    await expect(choice.onValueChange).toHaveBeenCalledTimes(2)
    await userEvent.keyboard(' ')
    await expect(choice.onValueChange).toHaveBeenLastCalledWith([])
  },
}
/** The options are loading. */
export const Loading: Story = {
  render: () => <ChoiceFilter {...choice} options={[]} loading defaultOpen />,
  parameters: apart,
  play: () => stands('Collection'),
}
export const NothingToChoose: Story = {
  render: () => <ChoiceFilter {...choice} options={[]} defaultOpen />,
  parameters: apart,
  play: () => stands('Collection'),
}
