import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Tabs } from './tabs.tsx'
import type { TabsProps } from './tabs.tsx'
import { State, StateGrid } from '../example-states.tsx'

function Page({ value: first, onValueChange, ...tabs }: TabsProps<string>) {
  const [value, setValue] = useState(first)
  const change = (next: string) => {
    setValue(next)
    onValueChange(next)
  }
  return <Tabs {...tabs} value={value} onValueChange={change} />
}

const meta = {
  title: 'Tabs (segmented control)',
  id: 'design-system-tabs',

  component: Tabs<string>,
  render: (args) => <Page {...args} />,
  args: {
    label: 'Stores',
    value: 'connected',
    onValueChange: fn(),
    items: [
      { value: 'connected', label: 'Connected', count: 3, content: 'Three stores' },
      { value: 'archived', label: 'Archived', count: 1, content: 'One store' },
      { value: 'collections', label: 'Collections', content: 'Collections' },
      { value: 'comments', label: 'Comments', tag: 'Soon', disabled: true, content: null },
    ],
  },
} satisfies Meta<typeof Tabs<string>>
export default meta

type Story = StoryObj<typeof meta>

export const WithCounts: Story = {}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: /Connected/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('archived'))
    await expect(await canvas.findByRole('tabpanel', { name: /Archived/ })).toHaveTextContent('One store')
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('collections'))
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const LastTabInANarrowRow: Story = {
  args: { value: 'collections' },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const right = (element: Element) => element.getBoundingClientRect().right
    const chosen = canvas.getByRole('tab', { name: 'Collections' })
    // A row scrolls by whole pixels.
    await waitFor(() => expect(right(chosen)).toBeLessThan(right(canvas.getByRole('tablist')) + 1))
  },
}

export const States: Story = {
  render: ({ label: _label, ...args }) => (
    <StateGrid width={420}>
      <State name="Default">
        <Tabs {...args} label="Default" />
      </State>
      <State name="Hover" look="hover" of="[role=tab]:not([data-selected])">
        <Tabs {...args} label="Hover" />
      </State>
      <State name="Focus" look="focus" of="[role=tab][data-selected]">
        <Tabs {...args} label="Focus" />
      </State>
      <State name="Disabled">
        <Tabs {...args} label="Disabled" items={args.items.map((item) => ({ ...item, disabled: true }))} />
      </State>
      <State name="Long text">
        <Tabs
          {...args}
          label="Long text"
          items={args.items.map((item) => ({ ...item, label: `${item.label} of all my stores` }))}
        />
      </State>
    </StateGrid>
  ),
}
