export default function DeviceTable() {
  return null;
}
