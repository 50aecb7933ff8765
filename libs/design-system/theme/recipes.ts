import { avatarRecipe } from '../src/avatar/avatar.recipe.ts'
import { badgeRecipe, markRecipe } from '../src/badge/badge.recipe.ts'
import { bannerRecipe } from '../src/banner/banner.recipe.ts'
import { bulkBarRecipe } from '../src/bulk-bar/bulk-bar.recipe.ts'
import { buttonRecipe } from '../src/button/button.recipe.ts'
import { cardRecipe } from '../src/card/card.recipe.ts'
import { changeValueRecipe } from '../src/change-value/change-value.recipe.ts'
import { chartRecipe } from '../src/charts/chart.recipe.ts'
import { checkboxRecipe } from '../src/checkbox/checkbox.recipe.ts'
import { columnMenuRecipe } from '../src/column-menu/column-menu.recipe.ts'
import { dataTableRecipe } from '../src/data-table/data-table.recipe.ts'
import { dateRangeRecipe } from '../src/date-range/date-range.recipe.ts'
import { dialogRecipe } from '../src/dialog/dialog.recipe.ts'
import { dividerRecipe } from '../src/divider/divider.recipe.ts'
import { emptyStateRecipe } from '../src/empty-state/empty-state.recipe.ts'
import { errorStateRecipe } from '../src/error-state/error-state.recipe.ts'
import { fieldRecipe } from '../src/field/field.recipe.ts'
import { filterBarRecipe } from '../src/filter-bar/filter-bar.recipe.ts'
import { gridRecipe } from '../src/layout/grid.recipe.ts'
import { headingRecipe } from '../src/text/heading.recipe.ts'
import { inlineRecipe } from '../src/layout/inline.recipe.ts'
import { kbdRecipe } from '../src/kbd/kbd.recipe.ts'
import { kpiStripRecipe } from '../src/kpi-strip/kpi-strip.recipe.ts'
import { linkRecipe } from '../src/link/link.recipe.ts'
import { logoRecipe } from '../src/logo/logo.recipe.ts'
import { mediaThumbRecipe } from '../src/media-thumb/media-thumb.recipe.ts'
import { menuRecipe } from '../src/menu/menu.recipe.ts'
import { optionCardsRecipe } from '../src/option-cards/option-cards.recipe.ts'
import { pageHeaderRecipe } from '../src/page-header/page-header.recipe.ts'
import { paginationRecipe } from '../src/pagination/pagination.recipe.ts'
import { pictureCropperRecipe } from '../src/picture-cropper/picture-cropper.recipe.ts'
import { popoverRecipe } from '../src/popover/popover.recipe.ts'
import { progressBarRecipe } from '../src/progress-bar/progress-bar.recipe.ts'
import { selectRecipe } from '../src/select/select.recipe.ts'
import { sheetRecipe } from '../src/sheet/sheet.recipe.ts'
import { skeletonRecipe } from '../src/skeleton/skeleton.recipe.ts'
import { spinnerRecipe } from '../src/spinner/spinner.recipe.ts'
import { starButtonRecipe } from '../src/star-button/star-button.recipe.ts'
import { stackRecipe } from '../src/layout/stack.recipe.ts'
import { switchRecipe } from '../src/switch/switch.recipe.ts'
import { tabsRecipe } from '../src/tabs/tabs.recipe.ts'
import { tagsFieldRecipe } from '../src/tags-field/tags-field.recipe.ts'
import { textRecipe } from '../src/text/text.recipe.ts'
import { textAreaRecipe } from '../src/text-area/text-area.recipe.ts'
import { toastRecipe } from '../src/toast/toast.recipe.ts'
import { tooltipRecipe } from '../src/tooltip/tooltip.recipe.ts'

/** Recipes with one part. The key is the function in `@tandem/design-system/recipes`. */
export const recipes = {
  avatar: avatarRecipe,
  badge: badgeRecipe,
  mark: markRecipe,
  button: buttonRecipe,
  changeValue: changeValueRecipe,
  divider: dividerRecipe,
  grid: gridRecipe,
  heading: headingRecipe,
  inline: inlineRecipe,
  kbd: kbdRecipe,
  link: linkRecipe,
  progressBar: progressBarRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  stack: stackRecipe,
  starButton: starButtonRecipe,
  text: textRecipe,
  textArea: textAreaRecipe,
}

/** Recipes with several parts. */
export const slotRecipes = {
  banner: bannerRecipe,
  bulkBar: bulkBarRecipe,
  card: cardRecipe,
  chart: chartRecipe,
  checkbox: checkboxRecipe,
  columnMenu: columnMenuRecipe,
  dataTable: dataTableRecipe,
  dateRange: dateRangeRecipe,
  dialog: dialogRecipe,
  emptyState: emptyStateRecipe,
  errorState: errorStateRecipe,
  field: fieldRecipe,
  filterBar: filterBarRecipe,
  kpiStrip: kpiStripRecipe,
  logo: logoRecipe,
  mediaThumb: mediaThumbRecipe,
  menu: menuRecipe,
  optionCards: optionCardsRecipe,
  pageHeader: pageHeaderRecipe,
  pagination: paginationRecipe,
  pictureCropper: pictureCropperRecipe,
  popover: popoverRecipe,
  select: selectRecipe,
  sheet: sheetRecipe,
  switchControl: switchRecipe,
  tabs: tabsRecipe,
  tagsField: tagsFieldRecipe,
  toast: toastRecipe,
  tooltip: tooltipRecipe,
}
