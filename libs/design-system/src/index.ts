export { Avatar, type AvatarProps } from './avatar/avatar.tsx'
export { Badge, Count, Tag, type BadgeProps } from './badge/badge.tsx'
export { Banner, type BannerProps } from './banner/banner.tsx'
export { BulkBar, type BulkAction, type BulkBarProps } from './bulk-bar/bulk-bar.tsx'
export { Button, type ButtonProps } from './button/button.tsx'
export { Card, type CardProps } from './card/card.tsx'
export { ChangeValue, type ChangeValueProps } from './change-value/change-value.tsx'
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx'
export { arrangeColumns, type ColumnLayout, type LayoutColumn } from './column-menu/column-layout.ts'
export { ColumnMenu, type ColumnMenuProps } from './column-menu/column-menu.tsx'
export type { DataColumn } from './data-table/column.ts'
export { DataTable, type DataTableProps } from './data-table/data-table.tsx'
export type { DataTableLabels } from './data-table/labels.ts'
export type { RowLink } from './data-table/row-link.tsx'
export type { TablePaging } from './data-table/table-footer.tsx'
export type { TableSelection } from './data-table/table-selection.tsx'
export { DateRangeFilter, type DateRangeFilterProps } from './date-range/date-range-filter.tsx'
export type { DateRangePreset, DateRangeValue } from './date-range/date-range-value.ts'
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog.tsx'
export { Dialog, type DialogAction, type DialogProps } from './dialog/dialog.tsx'
export { Divider } from './divider/divider.tsx'
export { ComingSoonDrawing } from './empty-state/coming-soon-drawing.tsx'
export { ConnectDrawing } from './empty-state/connect-drawing.tsx'
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx'
export { CopyRequestId, type CopyRequestIdProps } from './error-state/copy-request-id.tsx'
export { ErrorState, type ErrorStateProps } from './error-state/error-state.tsx'
export { PageNotice, type PageNoticeProps } from './error-state/page-notice.tsx'
export { Field, type FieldControl, type FieldProps } from './field/field.tsx'
export { AddFilter, type AddFilterProps } from './filter-bar/add-filter.tsx'
export { ChoiceFilter, type ChoiceFilterProps, type ChoiceOption } from './filter-bar/choice-filter.tsx'
export { FilterBar, type FilterBarProps } from './filter-bar/filter-bar.tsx'
export { Filter, type FilterProps } from './filter-bar/filter.tsx'
export { NumberRangeFilter, type NumberRangeFilterProps } from './filter-bar/number-range-filter.tsx'
export type { NumberRange } from './filter-bar/typed-number.ts'
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx'
export { Kbd } from './kbd/kbd.tsx'
export { KpiStrip, type Kpi, type KpiStripProps } from './kpi-strip/kpi-strip.tsx'
export { lazyPart } from './lazy-part/lazy-part.ts'
export { Grid, type GridProps } from './layout/grid.tsx'
export { useIsPhone } from './layout/use-is-phone.ts'
export { Inline, type InlineProps } from './layout/inline.tsx'
export { Stack, type StackProps } from './layout/stack.tsx'
export { Link, type LinkProps } from './link/link.tsx'
export { Logo, LogoMark, type LogoMarkProps } from './logo/logo.tsx'
export { MediaThumb, type MediaThumbProps } from './media-thumb/media-thumb.tsx'
export { Menu, type MenuItem, type MenuProps } from './menu/menu.tsx'
export { OptionCards, type OptionCard, type OptionCardsProps } from './option-cards/option-cards.tsx'
export { PageHeader, type PageHeaderProps } from './page-header/page-header.tsx'
export { Pagination, type PaginationProps } from './pagination/pagination.tsx'
export { PasswordField, type PasswordFieldProps } from './password-field/password-field.tsx'
export {
  PictureCropper,
  type CutPicture,
  type PictureCropperProps,
} from './picture-cropper/picture-cropper.tsx'
export { Popover, type PopoverProps, type PopoverTriggerProps } from './popover/popover.tsx'
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar.tsx'
export { SearchField, type SearchFieldProps } from './search-field/search-field.tsx'
export {
  Select,
  Switcher,
  type SelectOption,
  type SelectProps,
  type SwitcherProps,
} from './select/select.tsx'
export {
  countSelected,
  everySelected,
  isSelected,
  noneSelected,
  selectRows,
  type RowSelection,
} from './selection/row-selection.ts'
export { Sheet, type SheetProps } from './sheet/sheet.tsx'
export { Loading, Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx'
export { Sparkline, type SparklineProps } from './sparkline/sparkline.tsx'
export { Spinner, type SpinnerProps } from './spinner/spinner.tsx'
export { StarButton, type StarButtonProps } from './star-button/star-button.tsx'
export { Switch, type SwitchProps } from './switch/switch.tsx'
export { Tabs, type TabItem, type TabsProps } from './tabs/tabs.tsx'
export { TagsField, type FieldTag, type TagsFieldProps } from './tags-field/tags-field.tsx'
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx'
export { TextField, type TextFieldProps } from './text-field/text-field.tsx'
export { Heading, type HeadingProps } from './text/heading.tsx'
export { Text, type TextProps } from './text/text.tsx'
export { toast, type ToastMessage } from './toast/toast.ts'
export { Tooltip, type TooltipProps } from './tooltip/tooltip.tsx'
export { VirtualGrid, type VirtualGridProps } from './virtual-grid/virtual-grid.tsx'
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx'
