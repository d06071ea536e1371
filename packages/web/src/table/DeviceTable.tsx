import { useMemo } from 'react';
import type { RouteComponentProps } from 'wouter';
import { device } from '../device/device.ts';
import { Table } from './Table.tsx';

/** A match that is kept in this browser. */
export default function DeviceTable({ params: { id } }: RouteComponentProps<{ id: string }>) {
  const sitting = useMemo(() => device.sit(id), [id]);
  return <Table key={id} sitting={sitting} />;
}
