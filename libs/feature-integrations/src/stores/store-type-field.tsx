import { StoreType } from '@tandem/api-contract'
import { StoreLogo } from '@tandem/choices'
import { OptionCards } from '@tandem/design-system'
import { useText } from './messages.ts'

interface StoreTypeFieldProps {
  value: StoreType | undefined
  onChange: (type: StoreType) => void
}

/** Chooses the kind of store. */
export function StoreTypeField({ value, onChange }: StoreTypeFieldProps) {
  const text = useText()
  return (
    <OptionCards
      label={text('form.type.label')}
      options={StoreType.options.map((type) => ({
        value: type,
        label: text(`form.type.${type}`),
        hint: text(`form.type.${type}Hint`),
        icon: <StoreLogo type={type} />,
      }))}
      value={value}
      onValueChange={onChange}
      columns={2}
    />
  )
}
