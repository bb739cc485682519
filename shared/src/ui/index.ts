export { Button, type ButtonProps } from './actions/Button.tsx';
export {
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  buttonClass,
} from './actions/buttonClass.ts';
export { IconButton, type IconButtonProps } from './actions/IconButton.tsx';
export { LinkButton, type LinkButtonProps } from './actions/LinkButton.tsx';
export { classNames } from './classNames.ts';
export { BarChart, type BarChartProps, type ChartPoint } from './collections/BarChart.tsx';
export { Board, type BoardColumn, type BoardProps } from './collections/Board.tsx';
export { type Column, DataTable, type DataTableProps } from './collections/DataTable.tsx';
export { Sparkline, type SparklineProps } from './collections/Sparkline.tsx';
export { Stat, type StatProps } from './collections/Stat.tsx';
export { nextSort, type Sort, type SortValue, sortRows } from './collections/sort.ts';
export { VirtualList, type VirtualListProps } from './collections/VirtualList.tsx';
export { Alert, type AlertProps, type AlertTone } from './feedback/Alert.tsx';
export { Badge, type BadgeProps, type Tone } from './feedback/Badge.tsx';
export { Banner, type BannerProps } from './feedback/Banner.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx';
export { ErrorPanel, type ErrorPanelProps } from './feedback/ErrorPanel.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/ProgressBar.tsx';
export {
  Skeleton,
  SkeletonList,
  type SkeletonListProps,
  type SkeletonProps,
} from './feedback/Skeleton.tsx';
export { Checkbox, type CheckboxProps, Switch, type SwitchProps } from './fields/Checkbox.tsx';
export { type ControlAttributes, Field, type FieldProps } from './fields/Field.tsx';
export { FileField, type FileFieldProps } from './fields/FileField.tsx';
export { MoneyField, type MoneyFieldProps } from './fields/MoneyField.tsx';
export { dollarsText, parseDollars } from './fields/parseDollars.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './fields/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from './fields/SearchField.tsx';
export { Select, type SelectOption, type SelectProps } from './fields/Select.tsx';
export { TextArea, type TextAreaProps } from './fields/TextArea.tsx';
export { DateField, TextField, type TextFieldProps } from './fields/TextField.tsx';
export { Avatar, type AvatarProps, initials } from './layout/Avatar.tsx';
export { Card, type CardProps, cardLinkClass } from './layout/Card.tsx';
export {
  type Definition,
  DefinitionList,
  type DefinitionListProps,
} from './layout/DefinitionList.tsx';
export { Kbd } from './layout/Kbd.tsx';
export { PageHeader, type PageHeaderProps } from './layout/PageHeader.tsx';
export {
  Cluster,
  type ClusterProps,
  type Gap,
  Grid,
  type GridProps,
  Stack,
  type StackProps,
} from './layout/Stack.tsx';
export { FilterBar, Toolbar } from './layout/Toolbar.tsx';
export { VisuallyHidden } from './layout/VisuallyHidden.tsx';
export { useKitText } from './messages/index.ts';
export { Breadcrumb } from './navigation/Breadcrumb.tsx';
export { Pagination, type PaginationProps, pageCount, pageOf } from './navigation/Pagination.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './navigation/SegmentedControl.tsx';
export { type TabItem, Tabs, type TabsProps } from './navigation/Tabs.tsx';
export { OnDemand, type OnDemandProps } from './on-demand/OnDemand.tsx';
export { partOnDemand } from './on-demand/partOnDemand.ts';
export { hasTypedText, watchTypedText } from './on-demand/typedText.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './overlays/Dialog.tsx';
export { DialogFooter } from './overlays/DialogFooter.tsx';
export { Drawer, type DrawerProps } from './overlays/Drawer.tsx';
export { Menu, type MenuItem, type MenuProps, type MenuTriggerProps } from './overlays/Menu.tsx';
export { Tooltip, type TooltipProps } from './overlays/Tooltip.tsx';
export { useStable } from './useStable.ts';
