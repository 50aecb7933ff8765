import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { State, StateGrid } from '../example-states.tsx'
import { Link } from '../link/link.tsx'
import { Field } from './field.tsx'
import type { FieldControl } from './field.tsx'

/** A control that the design system has no field for. */
const volume = (control: FieldControl) => (
  <input type="range" {...control} defaultValue={40} style={{ gridArea: 'control' }} />
)

const meta = {
  title: 'Field (form control, label, helper text)',
  id: 'design-system-field',

  component: Field,
  args: { label: 'Volume', hint: 'Of what is played in the page.', error: '', children: volume },
} satisfies Meta<typeof Field>
export default meta

type Story = StoryObj<typeof meta>

/** The element with the focus is linked to its label and the message below. */
export const AroundAControl: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('slider', { name: 'Volume' })
    await expect(control).toHaveAccessibleDescription('Of what is played in the page.')
    await expect(control).toBeValid()
  },
}

export const States: Story = {
  render: ({ label: _label, hint, ...args }) => (
    <StateGrid>
      <State name="Default">
        <Field {...args} label="Volume" />
      </State>
      <State name="With hint">
        <Field {...args} label="Volume" hint={hint} />
      </State>
      <State name="With an action">
        <Field {...args} label="Volume" labelAction={<Link href="#">What is it?</Link>} />
      </State>
      <State name="Focus" look="focus">
        <Field {...args} label="Volume" />
      </State>
      <State name="Disabled">
        <Field {...args} label="Volume">
          {(control) => <input type="range" {...control} disabled style={{ gridArea: 'control' }} />}
        </Field>
      </State>
      <State name="Error">
        <Field {...args} label="Volume" hint={hint} error="Choose at most 80" />
      </State>
      <State name="Long text">
        <Field
          {...args}
          label="A label that explains at some length what should be chosen below it"
          labelAction={<Link href="#">What is it?</Link>}
          error="This is more than the page may play. Choose at most 80, or ask whoever owns the team."
        />
      </State>
      <State name="Right to left">
        <div dir="rtl">
          <Field {...args} label="مستوى الصوت" hint="لما يعزف في الصفحة" />
        </div>
      </State>
    </StateGrid>
  ),
}
