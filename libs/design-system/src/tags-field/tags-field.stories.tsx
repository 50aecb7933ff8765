import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TagsField } from './tags-field.tsx'
import type { FieldTag, TagsFieldProps } from './tags-field.tsx'
import { State, StateGrid } from '../example-states.tsx'

const some: FieldTag[] = [{ value: 'ada@example.com' }, { value: 'dua@example.com' }]
const bad: FieldTag = { value: 'ben', problem: 'Email is not valid' }

function Form({ tags: first, ...props }: TagsFieldProps) {
  const [tags, setTags] = useState<readonly FieldTag[]>(first)
  const [typed, setTyped] = useState('')
  return (
    <div style={{ maxWidth: 432 }}>
      <TagsField
        {...props}
        tags={tags}
        typed={typed}
        onTypedChange={setTyped}
        onAdd={(text) => {
          setTyped('')
          setTags((before) => [
            ...before,
            ...text
              .split(/[\s,;]+/)
              .filter((value) => value !== '')
              .map((value) => ({ value })),
          ])
        }}
        onRemove={(value) => setTags((before) => before.filter((tag) => tag.value !== value))}
      />
    </div>
  )
}

const meta = {
  title: 'Tags field (chips, tokens)',
  id: 'design-system-tags-field',

  component: TagsField,
  render: (args) => <Form {...args} />,
  args: {
    label: 'Email addresses',
    hint: 'Separate addresses with commas or Enter.',
    tags: [],
    typed: '',
    onTypedChange: fn(),
    separators: /[\s,;]/,
    onAdd: fn(),
    onRemove: fn(),
    labels: { list: 'People to invite', remove: (value) => `Remove ${value}` },
  },
} satisfies Meta<typeof TagsField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { placeholder: 'ada@example.com' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email addresses')
    await userEvent.type(field, 'ada@example.com,ben@example.com{Enter}cem')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.clear(field)
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.paste('cem@example.com\ndua@example.com;  ece@example.com')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove dua@example.com' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'fay@example.com')
    await userEvent.tab()
    await expect(canvas.getByText('fay@example.com')).toBeVisible()
  },
}

export const WithProblems: Story = {
  args: {
    error: 'ben: Email is not valid',
    tags: [
      { value: 'ada@example.com' },
      { value: 'ben', problem: 'Email is not valid' },
      { value: 'somebody.with.a.very.long.name@a-company-with-a-very-long-name.example.com' },
    ],
  },
}

export const States: Story = {
  render: (args) => {
    const own = {
      separators: args.separators,
      onAdd: args.onAdd,
      onRemove: args.onRemove,
      labels: args.labels,
    }
    const one = (props: Partial<TagsFieldProps> = {}) => (
      <TagsField {...own} label="Email addresses" tags={some} typed="" onTypedChange={fn()} {...props} />
    )
    return (
      <StateGrid width={320}>
        <State name="Empty">{one({ tags: [], placeholder: 'ada@example.com' })}</State>
        <State name="Filled">{one({ typed: 'cem@exam' })}</State>
        <State name="Hover" look="hover" of="li button">
          {one()}
        </State>
        <State name="Focus" look="focus" of="input">
          {one()}
        </State>
        <State name="Error">{one({ tags: [...some, bad], error: 'ben: Email is not valid' })}</State>
        <State name="Long text">
          {one({
            tags: [
              ...some,
              { value: 'somebody.with.a.very.long.name@a-company-with-a-very-long-name.example.com' },
            ],
          })}
        </State>
        <State name="Right to left">{one({ tags: [{ value: 'ليلى@example.com' }, ...some] })}</State>
      </StateGrid>
    )
  },
}
