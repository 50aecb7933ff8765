import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { select } from '@tandem/design-system/recipes'
import { Field } from '../field/field.tsx'
import { SelectSearch } from './select-search.tsx'
import { Select } from './select.tsx'
import type { SelectProps } from './select-control-props.ts'
import { State, StateGrid } from '../example-states.tsx'

const currencies = [
  ['AUD', 'Australian dollar'],
  ['BRL', 'Brazilian real'],
  ['GBP', 'British pound'],
  ['CAD', 'Canadian dollar'],
  ['CZK', 'Czech koruna'],
  ['DKK', 'Danish krone'],
  ['EUR', 'Euro'],
  ['HUF', 'Hungarian forint'],
  ['JPY', 'Japanese yen'],
  ['NOK', 'Norwegian krone'],
  ['PLN', 'Polish zloty'],
  ['SEK', 'Swedish krona'],
  ['TRY', 'Turkish lira'],
  ['USD', 'US dollar'],
].map(([value = '', label = '']) => ({ value, label, hint: value }))

function Form({ value: first, onValueChange, ...select }: SelectProps<string>) {
  const [value, setValue] = useState(first)
  const change = (next: string) => {
    setValue(next)
    onValueChange(next)
  }
  return (
    <div style={{ maxWidth: 260, minHeight: 320 }}>
      <Select {...select} value={value} onValueChange={change} />
    </div>
  )
}

const meta = {
  title: 'Select (combobox, autocomplete, typeahead, dropdown, listbox)',
  id: 'design-system-select',

  component: Select<string>,
  render: (args) => <Form {...args} />,
  args: {
    label: 'Time of the first sync',
    value: 'now',
    placeholder: 'Choose a time',
    hint: '',
    error: '',
    disabled: false,
    required: false,
    onValueChange: fn(),
    options: [
      { value: 'now', label: 'At once' },
      { value: 'night', label: 'Tonight' },
      { value: 'weekend', label: 'At the weekend', disabled: true },
    ],
  },
} satisfies Meta<typeof Select<string>>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Empty: Story = { args: { value: undefined } }
export const WithHint: Story = { args: { hint: 'You can leave the page meanwhile' } }
export const WithError: Story = {
  args: { value: undefined, error: 'Choose a time' },
  play: async ({ canvas }) => {
    const trigger = await canvas.findByRole('combobox', { name: 'Time of the first sync' })
    await expect(trigger).toBeInvalid()
    await expect(trigger).toHaveAccessibleDescription('Choose a time')
  },
}
export const Disabled: Story = { args: { disabled: true } }

const highlighted = (name: string) =>
  waitFor(() => expect(screen.getByRole('option', { name })).toHaveAttribute('data-highlighted'))

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = await canvas.findByRole('combobox', { name: 'Time of the first sync' })
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('option', { name: 'At once' })
    await expect(screen.getByRole('option', { name: 'At once' })).toHaveAttribute('aria-selected', 'true')
    // The list accepts keys once it has the focus.
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus())
    await highlighted('At once')
    await userEvent.keyboard('{ArrowDown}')
    await highlighted('Tonight')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('night'))
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(trigger).toHaveTextContent('Tonight')

    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const WithSearch: Story = {
  args: { label: 'Currency', options: currencies, value: 'TRY' },
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole('combobox', { name: 'Currency' })
    await waitFor(() => expect(input).toHaveValue('Turkish lira'))
    await userEvent.click(input)
    await screen.findByRole('listbox')
    await userEvent.clear(input)
    await userEvent.keyboard('dollar')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
    await expect(await screen.findByText('3 of 14')).toBeVisible()
    // The first match is highlighted shortly after it is listed; the arrow continues from there.
    await highlighted('Australian dollar AUD')
    await userEvent.keyboard('{ArrowDown}')
    await highlighted('Canadian dollar CAD')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('CAD'))
    await expect(input).toHaveValue('Canadian dollar')
  },
}

/** Typing replaces the chosen label, however the list was opened. */
export const TypedAfterOpening: Story = {
  args: { label: 'Currency', options: currencies, value: 'TRY' },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole<HTMLInputElement>('combobox', { name: 'Currency' })
    await waitFor(() => expect(input).toHaveValue('Turkish lira'))
    const openings = [
      () => userEvent.click(input),
      () => userEvent.keyboard('{ArrowDown}'),
      () => userEvent.keyboard('{ArrowUp}'),
      () => userEvent.click(canvas.getByRole('button', { name: 'Currency' })),
    ]
    for (const open of openings) {
      input.focus()
      await open()
      await highlighted('Turkish lira TRY')
      await waitFor(() => expect([input.selectionStart, input.selectionEnd]).toEqual([0, 12]))
      await userEvent.keyboard('dollar')
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(input).toHaveValue('Turkish lira'))
    }
  },
}

/** Typing into the search when the list was opened while still loading. */
export const AskedForWhileLoading: Story = {
  ...TypedAfterOpening,
  render: ({ label, options, value, onValueChange }) => (
    <div style={{ maxWidth: 260, minHeight: 320 }}>
      <Field label={<span id="asked-for">{label}</span>}>
        {(control) => (
          <div className={select().root}>
            <SelectSearch
              look="field"
              labelId="asked-for"
              control={control}
              intent="open"
              words={{ count: (shown, total) => `${shown} of ${total}`, noMatch: 'Nothing matches' }}
              options={options}
              value={value}
              onValueChange={onValueChange}
            />
          </div>
        )}
      </Field>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole<HTMLInputElement>('combobox', { name: 'Currency' })
    await screen.findByRole('listbox')
    await waitFor(() => expect(input).toHaveFocus())
    // Ark moves the cursor one frame after the list appears.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    await waitFor(() => expect([input.selectionStart, input.selectionEnd]).toEqual([0, 12]))
    await userEvent.keyboard('dollar')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  },
}

/** No letter is lost while something else blocks rendering. */
export const TypedInABusyPage: Story = {
  ...WithSearch,
  play: async (context) => {
    const timer = setInterval(() => {
      const end = performance.now() + 30
      while (performance.now() < end);
    }, 15)
    try {
      for (let time = 0; time < 3; time += 1) {
        const input = await context.canvas.findByRole('combobox', { name: 'Currency' })
        await context.userEvent.click(input)
        await context.userEvent.clear(input)
        await context.userEvent.keyboard('dollar')
        await expect(input).toHaveValue('dollar')
        await context.userEvent.keyboard('{Escape}')
        await waitFor(() => expect(input).toHaveValue('Turkish lira'))
      }
    } finally {
      clearInterval(timer)
    }
  },
}

export const GivenUp: Story = {
  args: { label: 'Currency', options: currencies, value: 'TRY' },
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole('combobox', { name: 'Currency' })
    await waitFor(() => expect(input).toHaveValue('Turkish lira'))
    for (const leave of [() => userEvent.keyboard('{Escape}'), () => userEvent.click(document.body)]) {
      await userEvent.click(input)
      await userEvent.clear(input)
      await userEvent.keyboard('doll')
      await screen.findByRole('listbox')
      await leave()
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
      await waitFor(() => expect(input).toHaveValue('Turkish lira'))
    }
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const NothingMatches: Story = {
  args: { label: 'Currency', options: currencies, value: undefined, placeholder: 'Search currencies' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Currency' }), 'doubloon')
    await expect(await screen.findByText('Nothing matches')).toBeVisible()
  },
}

export const Opened: Story = {
  args: { value: 'night' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Time of the first sync' }))
    await screen.findByRole('option', { name: 'Tonight' })
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus())
  },
}

/** The part that people choose by must be readable whatever is beside it. */
export const LongHints: Story = {
  args: {
    searchable: true,
    label: 'Currency',
    value: 'BAM',
    options: [
      { value: 'AED', label: 'AED', hint: 'United Arab Emirates dirham, as of the central bank' },
      { value: 'BAM', label: 'BAM', hint: 'Bosnia and Herzegovina convertible mark' },
      { value: 'SEK', label: 'SEK', hint: 'Swedish krona' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Currency' }))
    for (const row of await screen.findAllByRole('option')) {
      const label = row.querySelector<HTMLElement>('[data-part=item-text]')!
      await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth)
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
    }
  },
}

const stores = [
  { value: 'home', label: 'Linden Home', hint: 'TRY' },
  { value: 'rtl', label: 'متجر الزيتون 12', hint: 'EUR' },
  {
    value: 'long',
    label: 'A store whose owner could not decide on a name and so took all of them at once',
    hint: 'GBP',
  },
]

export const States: Story = {
  render: ({ label: _label, options: _options, ...args }) => {
    const one = (props: Partial<SelectProps<string>> = {}) => (
      <Select {...args} label="Store" options={stores} value="home" {...props} />
    )
    return (
      <StateGrid>
        <State name="Filled">{one()}</State>
        <State name="Empty">{one({ value: undefined, placeholder: 'Choose a store' })}</State>
        <State name="Hover" look="hover">
          {one()}
        </State>
        <State name="Focus" look="focus">
          {one()}
        </State>
        <State name="Disabled">{one({ disabled: true })}</State>
        <State name="With hint">{one({ hint: 'You can leave the page meanwhile' })}</State>
        <State name="Error">{one({ value: undefined, error: 'Choose a store' })}</State>
        <State name="With search">{one({ searchable: true })}</State>
        <State name="With search, error">{one({ searchable: true, error: 'Choose a store' })}</State>
        <State name="With search, disabled">{one({ searchable: true, disabled: true })}</State>
        <State name="Large, before the app">{one({ size: 'lg' })}</State>
        <State name="Large, with search">{one({ size: 'lg', searchable: true })}</State>
        <State name="Long text">{one({ value: 'long' })}</State>
        <State name="Right to left">{one({ value: 'rtl' })}</State>
      </StateGrid>
    )
  },
  // Both kinds of list are loaded separately.
  play: async ({ canvas }) => expect(await canvas.findAllByRole('combobox')).toHaveLength(14),
}
