export { Button } from './actions/Button.tsx';
export { buttonClass } from './actions/button-class.ts';
export { Icon } from './actions/Icon.tsx';
export { IconButton } from './actions/IconButton.tsx';
export { LinkButton } from './actions/LinkButton.tsx';
export { classNames } from './class-names.ts';
export { BarChart } from './collections/BarChart.tsx';
export { Board } from './collections/Board.tsx';
export type { BoardColumn } from './collections/BoardColumnView.tsx';
export type { Column } from './collections/column.ts';
export { DataTable } from './collections/DataTable.tsx';
export { Stat } from './collections/Stat.tsx';
export type { Sort } from './collections/sort.ts';
export { VirtualList } from './collections/VirtualList.tsx';
export { Alert } from './feedback/Alert.tsx';
export { Badge, type Tone } from './feedback/Badge.tsx';
export { Banner } from './feedback/Banner.tsx';
export { EmptyState } from './feedback/EmptyState.tsx';
export { ErrorPanel } from './feedback/ErrorPanel.tsx';
export {
  Skeleton,
  SkeletonList,
} from './feedback/Skeleton.tsx';
export { Checkbox, Switch } from './fields/Checkbox.tsx';
export { FileField, type FileFieldProps } from './fields/FileField.tsx';
export { MoneyField, type MoneyFieldProps } from './fields/MoneyField.tsx';
export { RadioGroup } from './fields/RadioGroup.tsx';
export { SearchField } from './fields/SearchField.tsx';
export { optionsOf, Select, type SelectOption, type SelectProps } from './fields/Select.tsx';
export { TextArea } from './fields/TextArea.tsx';
export { TextField } from './fields/TextField.tsx';
export { Avatar } from './layout/Avatar.tsx';
export { Card, cardLinkClass } from './layout/Card.tsx';
export { DefinitionList } from './layout/DefinitionList.tsx';
export { Kbd } from './layout/Kbd.tsx';
export {
  Cluster,
  Stack,
} from './layout/Stack.tsx';
export { FilterBar, Toolbar } from './layout/Toolbar.tsx';
export { VisuallyHidden } from './layout/VisuallyHidden.tsx';
export { useKitText } from './messages.ts';
export { Breadcrumb } from './navigation/Breadcrumb.tsx';
export { Pagination } from './navigation/Pagination.tsx';
export { SegmentedControl } from './navigation/SegmentedControl.tsx';
export { Tabs } from './navigation/Tabs.tsx';
export { OnDemand } from './on-demand/OnDemand.tsx';
export { PartFailed, partOnDemand } from './on-demand/part-on-demand.ts';
export { ConfirmDialog } from './overlays/ConfirmDialog.tsx';
export { Dialog } from './overlays/Dialog.tsx';
export { DialogCancel } from './overlays/DialogCancel.tsx';
export { DialogFooter } from './overlays/DialogFooter.tsx';
export { Drawer } from './overlays/Drawer.tsx';
export { Menu } from './overlays/Menu.tsx';
export type { MenuItem } from './overlays/MenuList.tsx';
export { useDiscardGuard } from './overlays/useDiscardGuard.tsx';
export { useLeaveQuestion } from './overlays/useLeaveQuestion.tsx';
export { useUnsavedInput } from './overlays/useOverlayGuard.tsx';
export { textElement } from './text-element.tsx';
export { Tooltip } from './top-layer/Tooltip.tsx';
export {
  type KeptRequest,
  type KeptText,
  keptTexts,
  type NamedPerson,
  parseKeptText,
} from './typed-text/kept-texts.ts';
export { hasTypedText, watchTypedText } from './typed-text/watch-typed-text.ts';
export { useIsPhone } from './useIsPhone.ts';
export { useMedia } from './useMedia.ts';
export { useStable } from './useStable.ts';
