import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Stack.module.css';

/** Space between children, in steps of the 4 px grid. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;

interface LayoutProps extends ComponentProps<'div'> {
  /** The element. */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'header' | 'footer' | 'span' | undefined;
  /** Space between the children, in steps of 4 px. */
  gap?: Gap | undefined;
}

export interface StackProps extends LayoutProps {}

/** Children stacked vertically. */
export function Stack({ as, gap = 4, className, style, ...rest }: StackProps) {
  const Root = (as ?? 'div') as 'div';
  return (
    <Root {...rest} style={gapStyle(gap, style)} className={classNames(styles.stack, className)} />
  );
}

export interface ClusterProps extends LayoutProps {
  /** The position of the free space in the row. */
  justify?: 'start' | 'end' | 'between' | 'center' | undefined;
}

/** Children in a row that wraps. */
export function Cluster(props: ClusterProps) {
  const { as, gap = 2, justify = 'start', className, style, ...rest } = props;
  const Root = (as ?? 'div') as 'div';
  return (
    <Root
      {...rest}
      style={{
        ...gapStyle(gap, style),
        justifyContent: justify === 'between' ? 'space-between' : justify,
      }}
      className={classNames(styles.cluster, className)}
    />
  );
}

function gapStyle(gap: Gap, style: CSSProperties | undefined): CSSProperties {
  return { gap: `${gap / 4}rem`, ...style };
}
