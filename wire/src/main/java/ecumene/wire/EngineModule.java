package ecumene.wire;

import ecumene.wire.read.Completeness;
import ecumene.wire.read.KindCheck;
import ecumene.wire.read.Readers;
import ecumene.wire.read.WordKeyReaders;
import ecumene.wire.write.WordKeyWriters;
import ecumene.wire.write.Writers;
import tools.jackson.core.Version;
import tools.jackson.databind.JacksonModule;

/** Teaches Jackson the engine's types. */
final class EngineModule extends JacksonModule {

  @Override
  public String getModuleName() {
    return "ecumene";
  }

  @Override
  public Version version() {
    return Version.unknownVersion();
  }

  @Override
  public void setupModule(SetupContext context) {
    context.addSerializers(new Writers());
    context.addKeySerializers(new WordKeyWriters());
    context.addDeserializers(new Readers());
    context.addKeyDeserializers(new WordKeyReaders());
    context.insertAnnotationIntrospector(new Completeness());
    context.addHandler(new KindCheck());
  }
}
