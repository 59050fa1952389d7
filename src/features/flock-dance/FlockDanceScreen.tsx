export default function FlockDanceScreen() {
  return <main />;
}
